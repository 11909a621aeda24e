import { visitorLinks, wrongLink } from '@frontage/site-model';
import type { RichWords } from '@frontage/site-model/fields';
import type { WrongSetting } from './setting-field';

/**
 * A link, strong or emphasised words, as an owner writes them; addresses may have brackets. A star
 * beside a space is a star.
 */
const marked =
  /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|\*\*(?!\s)([^*]+)(?<!\s)\*\*|\*(?!\s)([^*]+)(?<!\s)\*/g;

/**
 * Reads one line of words as an owner writes it: `**strong**`, `*emphasised*`, `[link](/address)`.
 * Everything else is taken as it stands; several lines become one.
 *
 * @returns what is wrong with the address of a link, in words
 */
export function readLineWords(entered: string): RichWords[] | WrongSetting {
  const line = entered.replaceAll(/\s+/g, ' ').trim();
  const words: RichWords[] = [];
  let end = 0;
  for (const match of line.matchAll(marked)) {
    const [all, text = '', href, strong, emphasised] = match;
    if (match.index > end) words.push(line.slice(end, match.index));
    end = match.index + all.length;
    if (strong !== undefined) words.push({ text: strong, strong: true });
    else if (emphasised !== undefined) words.push({ text: emphasised, emphasis: true });
    else if (href !== undefined) {
      const wrong = wrongLink(href, visitorLinks);
      if (wrong !== undefined) return { wrong: `The link “${text}”: ${wrong}` };
      words.push({ text, href });
    }
  }
  if (end < line.length) words.push(line.slice(end));
  return words;
}

/** Writes a line of words, as `readLineWords` reads it. */
export function writeLineWords(words: readonly RichWords[]): string {
  return words
    .map((word) => {
      if (typeof word === 'string') return word;
      if (word.href !== undefined) return `[${word.text}](${word.href})`;
      if (word.strong) return `**${word.text}**`;
      return word.emphasis ? `*${word.text}*` : word.text;
    })
    .join('');
}
