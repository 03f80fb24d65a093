import type { Service } from './content';
import type { PageMeta } from './seo';
import { socialImagePath } from './social-image';

/** Page metadata of a service page, from its content file. */
export function serviceMeta(service: Service): PageMeta {
  const { title, description, keywords, path, hero } = service;
  return { title, description, keywords, path, image: { src: socialImagePath(path), alt: hero.picture.alt } };
}
