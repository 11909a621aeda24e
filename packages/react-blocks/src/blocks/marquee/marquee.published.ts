import { storedFields } from '../../stored/stored-fields';

/**
 * Reads the items of a published marquee as plain words: they are stored as HTML, of which nothing
 * else is taken.
 */
export function readPublishedMarqueeItems(raw: unknown): readonly string[] {
  return storedFields(raw)
    .list('marqueeItems')
    .map((item) => wordsOf(item.text('text')))
    .filter((words) => words !== '');
}

/** A document of its own runs and loads nothing. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const code of body.querySelectorAll('script,style')) code.remove();
  return body.textContent.replace(/\s+/g, ' ').trim();
}
