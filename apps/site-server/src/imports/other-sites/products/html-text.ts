import { parseMarkup } from '../markup/parse-markup';

/** What begins a new paragraph of plain text. */
const blocks = 'p,div,li,h1,h2,h3,h4,h5,h6,tr,blockquote';

/** Gives the words of HTML as plain text, with an empty line between paragraphs. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const { body } = parseMarkup(html);
  for (const code of body.querySelectorAll('script,style')) code.remove();
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of body.querySelectorAll(blocks)) block.append('\n\n');
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
