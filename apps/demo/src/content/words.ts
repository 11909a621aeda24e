import type { JsonObject } from '@frontage/site-model';

/** A stretch of words: plain, or a link. */
export type Words = string | { text: string; href: string };

/** Words with a link. */
export function link(text: string, href: string): Words {
  return { text, href };
}

/** A paragraph. */
export function paragraph(...words: Words[]): JsonObject {
  return { kind: 'paragraph', words };
}

/** A paragraph in larger type, at the top of a page. */
export function lead(...words: Words[]): JsonObject {
  return { kind: 'lead', words };
}

/** A remark in smaller type. */
export function small(...words: Words[]): JsonObject {
  return { kind: 'small', words };
}

/** A heading of level 1 (once per page), 2 or 3. */
export function heading(level: 1 | 2 | 3, text: string): JsonObject {
  return { kind: 'heading', level, words: [text] };
}

/** A list; each item is a text, or several stretches. */
export function list(...items: (string | Words[])[]): JsonObject {
  return {
    kind: 'list',
    ordered: false,
    items: items.map((item) => (typeof item === 'string' ? [item] : item)),
  };
}

/** Someone's own words. */
export function quote(text: string, by: string): JsonObject {
  return { kind: 'quote', words: [text], by };
}
