/** Properties whose strings a visitor reads. */
const readKeys =
  /^(text|title|heading|subtitle|tagline|caption|label|body|html|lead|intro|description|question|answer|alt|quote|name|note|summary|paragraphs?|lines?|items?)$/i;

/**
 * The texts inside block data, in order: strings under properties that hold text,
 * and any other string of several words. Addresses, ids and choices such as
 * `large` stay out.
 *
 * @param value block data, any JSON
 * @returns plain texts, tags removed
 */
export function documentTexts(value: unknown): string[] {
  const texts: string[] = [];
  collect(value, '', texts);
  return texts;
}

function collect(value: unknown, key: string, into: string[]): void {
  if (typeof value === 'string') {
    if (isRead(value, key)) into.push(plainText(value));
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, key, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) collect(item, name, into);
  }
}

function isRead(value: string, key: string): boolean {
  if (/^(https?:|mailto:|tel:|\/|#|\?)/i.test(value)) return false;
  return readKeys.test(key) || /\S\s+\S/.test(value);
}

/**
 * A text without its tags, entities of HTML's own characters decoded, white space single.
 *
 * @param text plain text or HTML
 */
export function plainText(text: string): string {
  return text
    // Without `<` inside, so that a run of them takes linear time.
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[\s\0]+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
