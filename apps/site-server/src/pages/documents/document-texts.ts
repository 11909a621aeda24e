import { plainTexts } from './plain-texts';

/** Properties whose strings a visitor reads. */
const readKeys =
  /^(text|title|heading|subtitle|tagline|caption|label|body|html|lead|intro|description|question|answer|alt|quote|name|note|summary|paragraphs?|lines?|items?|nodes|words)$/i;

/**
 * The texts inside block data, in order: strings under properties that hold text,
 * and any other string of several words. Addresses, ids and choices such as
 * `large` stay out.
 *
 * @param value block data, any JSON
 * @returns plain texts, one for each paragraph, heading or item, tags removed
 */
export function documentTexts(value: unknown): string[] {
  const texts: string[] = [];
  collect(value, '', texts);
  return texts;
}

function collect(value: unknown, key: string, into: string[]): void {
  if (typeof value === 'string') {
    if (isRead(value, key)) into.push(...plainTexts(value));
  } else if (Array.isArray(value)) {
    if (key === 'words') into.push(...plainTexts(value.map(stretch).join('')));
    else for (const item of value) collect(item, memberKey(key, item), into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) collect(item, name, into);
  }
}

/** An item of a list may be in stretches, as the words of a paragraph are. */
function memberKey(key: string, member: unknown): string {
  return key === 'items' && Array.isArray(member) ? 'words' : key;
}

/** The text of a stretch of words: plain, or with an emphasis or a link. */
function stretch(raw: unknown): string {
  const text: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'text') : raw;
  return typeof text === 'string' ? text : '';
}

function isRead(value: string, key: string): boolean {
  if (/^(https?:|mailto:|tel:|\/|#|\?)/i.test(value)) return false;
  return readKeys.test(key) || /\S\s+\S/.test(value);
}
