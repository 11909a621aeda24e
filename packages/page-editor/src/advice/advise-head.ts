import type { Advice } from './advice';

/** How many characters pages of search results show. */
const shown = { title: 60, description: 160 };

/**
 * Judges the title and the description of a page, as search pages show them.
 *
 * @param page as visitors get it
 */
export function adviseHead(page: Document): readonly Advice[] {
  const { length: title } = page.title;
  const description =
    page.querySelector<HTMLMetaElement>('meta[name=description]')?.content.trim().length ?? 0;
  const advice: Advice[] = [];
  const say = (code: Advice['code'], count: number) =>
    advice.push({ code, values: { count }, block: undefined });
  if (title > shown.title) say('longTitle', title);
  if (description === 0) say('noDescription', 0);
  if (description > shown.description) say('longDescription', description);
  return advice;
}
