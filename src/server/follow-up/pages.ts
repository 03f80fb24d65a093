import { toListPage } from './list-page.ts';
import type { Page, PageInput } from './page-parts.ts';
import { toShopPage } from './shop-page.ts';
import { toVisitorPage } from './visitor-page.ts';

const pages = { visitor: toVisitorPage, shop: toShopPage, list: toListPage };

/** The page behind a link. */
export const toLinkPage = (input: PageInput): Page => pages[input.view.kind](input);
