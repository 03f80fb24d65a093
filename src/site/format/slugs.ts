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

const servicePaths = new Map([
  ['automotive', '/auto-window-tinting'],
  ['commercial', '/commercial-window-tinting'],
  ['residential', '/residential-window-tinting'],
  ['tesla', '/tesla-window-tinting'],
]);

/** Path of a service's page, by the name of its file. */
export function toServicePath(id: string): string {
  return servicePaths.get(id) ?? `/${id}`;
}

/** Slug of a location's page: the city plus `-window-tinting`. */
export function toLocationSlug(city: string): string {
  return `${toSlug(city)}-window-tinting`;
}
