import { parseMarkup } from '../markup/parse-markup';

/** What begins a new paragraph of plain text. */
const blocks = 'p,div,li,h1,h2,h3,h4,h5,h6,tr,blockquote';

/**
 * Gives the words of HTML as plain text, with an empty line between paragraphs; without paragraphs
 * where there is more markup than can be read.
 */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const body = tryParse(html)?.body;
  if (!body) return html.replace(/<[^<>]*>/g, ' ').trim();
  for (const code of body.querySelectorAll('script,style')) code.remove();
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of body.querySelectorAll(blocks)) block.append('\n\n');
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function tryParse(html: string): Document | undefined {
  try {
    return parseMarkup(html);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
