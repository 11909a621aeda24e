import { storedFields } from '../../stored/stored-fields';

/**
 * Reads the items of a published marquee as plain words: they are stored as HTML, of which nothing
 * else is taken.
 *
 * @param parse makes of HTML a document of its own, which runs and loads nothing
 */
export function readPublishedMarqueeItems(
  raw: unknown,
  parse: (html: string) => ParentNode & Node,
): readonly string[] {
  return storedFields(raw)
    .list('marqueeItems')
    .map((item) => wordsOf(parse(item.text('text'))))
    .filter((words) => words !== '');
}

function wordsOf(body: ParentNode & Node): string {
  for (const code of body.querySelectorAll('script,style')) code.remove();
  // A fragment's own text is null in some documents outside of browsers.
  const words = [...body.childNodes].map(({ textContent }) => textContent ?? '').join('');
  return words.replace(/\s+/g, ' ').trim();
}
