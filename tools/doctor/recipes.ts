/** The recipes on how to change a field of business.yaml or a folder with sample content. Others have `make-it-yours.md`. */
const recipes: Readonly<Record<string, string>> = {
  claims: 'prices-and-claims.md',
  discountPercent: 'prices-and-claims.md',
  warranties: 'prices-and-claims.md',
  reviews: 'customer-quotes.md',
  phone: 'phone-and-hours.md',
  email: 'phone-and-hours.md',
  address: 'phone-and-hours.md',
  hours: 'phone-and-hours.md',
  timeZone: 'phone-and-hours.md',
  links: 'phone-and-hours.md',
  social: 'phone-and-hours.md',
  site: 'put-it-online.md',
  'src/content/faqs': 'faq.md',
  'src/content/services': 'services.md',
  'src/content/locations': 'new-location.md',
  'src/content/articles': 'new-article.md',
  'src/content/state.yaml': 'another-state.md',
};

/** Names the recipe to follow, as the last sentence of a remedy. */
export const recipe = (name: string) => `Recipe: content-docs/${name}.`;

/** Names the recipe for a field of business.yaml, or for a folder or file that `sampleValues` lists there. */
export function recipeFor(path: readonly PropertyKey[]): string {
  const name = path[0] === 'sampleValues' ? String(path[1]) : String(path[0]);
  return recipe(recipes[name] ?? 'make-it-yours.md');
}
