/** `Dallas-Fort Worth` becomes `dallas-fort-worth`: lower case, words joined by hyphens. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Path of a service's page, by the name of its file. */
export function toServicePath(id: string): string {
  if (id === 'automotive') return '/auto-window-tinting';
  return /^(?:commercial|residential|tesla)$/.test(id) ? `/${id}-window-tinting` : `/${id}`;
}

/** Slug of a location's page: the city plus `-window-tinting`. */
export const toLocationSlug = (city: string): string => `${toSlug(city)}-window-tinting`;
