/**
 * Gives the texts within a text or HTML, without tags, with basic entities decoded and white space
 * collapsed.
 *
 * @param text plain text or HTML
 * @returns one text for each paragraph, heading or item that has words
 */
export function plainTexts(text: string): string[] {
  return text.split(boundary).map(withoutTags).filter(Boolean);
}

// No `<` within a tag, so that a run of them takes linear time.
const boundary =
  /<\/?(?:p|h[1-6]|[uod]l|li|dt|dd|div|br|hr|table|tr|th|td|blockquote|figure|figcaption|section|article|aside|header|footer|main|nav|pre|script|style)\b[^<>]*>/i;
const inline =
  /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|su[bp]|time|u|wbr)\b[^<>]*>/gi;

function withoutTags(text: string): string {
  return text
    .replace(inline, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[\s\0]+/g, ' ')
    .trim();
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Stands between two texts if the first has no full stop. */
export const textStop = ' · ';

/**
 * Joins texts so that each can be told from the next.
 *
 * @param texts plain texts from `documentTexts`
 */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text, index) =>
      index === texts.length - 1 ? text : text + (hasStop.test(text) ? ' ' : textStop),
    )
    .join('');
}

const hasStop = /[\p{Sentence_Terminal}…:;,][\p{Close_Punctuation}\p{Final_Punctuation}"']*$/u;
