import { serviceTypes } from '../schemas/location.ts';

/** A kind of service that a place can have. */
export type ServiceType = (typeof serviceTypes)[number];

/** Services offered in a place, in the order of their cards; all three if the place names none. */
export function servicesOf(location: { services?: readonly ServiceType[] | undefined }): ServiceType[] {
  return serviceTypes.filter((service) => location.services?.includes(service) ?? true);
}
