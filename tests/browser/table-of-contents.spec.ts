import { expect, test } from './test.ts';
import { articles } from '../routes.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the contents of an article stay beside its text, and nothing covers them', async ({ page }) => {
  for (const slug of articles) {
    await page.goto(`/blog/${slug}`);
    const faults = await page.locator('.table-of-contents').evaluateAll((all) =>
      all.flatMap((contents) => {
        const blocks = [
          ...document.querySelectorAll<HTMLElement>('.prose > :not(script, .table-of-contents)'),
        ];
        const isStill = !document.querySelector('.prose > :is(.wide, .section, .accent-band)');
        const found: string[] = [];
        // Beside the last block there may be less room than the contents need.
        const end = (blocks.at(-1)?.offsetTop ?? 0) - contents.clientHeight;
        for (let y = 0; y < end; y += 300) {
          scrollTo({ top: y, behavior: 'instant' });
          const box = contents.getBoundingClientRect();
          if (isStill && box.top < 0) found.push(`out of view at ${y}`);
          for (const block of blocks) {
            const { left, top, bottom } = block.getBoundingClientRect();
            if (left < box.right && top < box.bottom && bottom > box.top)
              found.push(`under ${block.className || block.tagName} at ${y}`);
          }
        }
        return found;
      }),
    );
    expect(faults, slug).toEqual([]);
  }
});
