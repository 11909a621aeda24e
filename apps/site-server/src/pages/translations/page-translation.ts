import type { PageDocument, PageSection } from '@frontage/site-model';
import { listPageTexts, replacePageTexts } from './page-texts';

/** The words of a page. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly document: PageDocument;
}

/** What is kept of a translation beside its page. */
export interface TranslationMemory {
  /** What each text of the original is in the other language. */
  readonly words: Readonly<Record<string, string>>;
  /** Which text of the original stood at a place when the translation was saved last. */
  readonly places: Readonly<Record<string, string>>;
  /** The ids of the original's blocks then. */
  readonly blocks: readonly string[];
}

/** A translation of which nothing is translated yet. */
export const emptyPageTranslation: TranslationMemory = { words: {}, places: {}, blocks: [] };

/**
 * How far a text is translated: not at all; or something else was, which the original said before.
 */
export type TranslationState = 'missing' | 'changed' | 'translated';

/** A text of the original beside the other language. */
export interface TranslatedText {
  readonly key: string;
  readonly text: string;
  /** The type of its block; '' for the title and the description. */
  readonly kind: string;
  readonly state: TranslationState;
  /** What it is in the other language, or was for what the original said before; '' for nothing. */
  readonly translation: string;
}

/**
 * Lists the texts of an original beside their translations, each once, in the order of the page.
 *
 * @param original as it is now
 * @param memory what is translated
 */
export function listPageTranslation(
  original: PageWords,
  memory: TranslationMemory,
): readonly TranslatedText[] {
  const seen = new Set<string>();
  return textsOf(original).flatMap((text) => {
    if (seen.has(text.text)) return [];
    seen.add(text.text);
    return [{ ...text, ...translate(text, memory) }];
  });
}

function translate(
  { key, text }: { key: string; text: string },
  { words, places }: TranslationMemory,
): Pick<TranslatedText, 'state' | 'translation'> {
  const translation = own(words, text);
  if (translation !== undefined) return { state: 'translated', translation };
  const before = own(places, key);
  const earlier = before === undefined ? undefined : own(words, before);
  return earlier === undefined
    ? { state: 'missing', translation: '' }
    : { state: 'changed', translation: earlier };
}

/**
 * Takes what was written on the translated page itself into what is translated.
 *
 * @param page the translated page as it is now
 * @param memory what was translated when it was saved last
 */
export function learnPageTranslation(
  page: PageWords,
  memory: TranslationMemory,
): TranslationMemory {
  const words = { ...memory.words };
  for (const { key, text } of textsOf(page)) {
    const source = own(memory.places, key);
    if (source !== undefined && text !== (own(memory.words, source) ?? source))
      words[source] = text;
  }
  return { ...memory, words };
}

/**
 * Makes the translated page anew: the blocks of the original with their words in the other
 * language, and those that only the translated page has, where they stood. What is not translated
 * is said as the original says it.
 *
 * @param original as it is now
 * @param page the translated page as it was
 * @param memory what is translated
 * @returns the page, and what is to be kept of it
 */
export function buildPageTranslation(
  original: PageWords,
  page: PageWords,
  memory: TranslationMemory,
): { readonly page: PageWords; readonly memory: TranslationMemory } {
  const places: Record<string, string> = {};
  const words: Record<string, string> = {};
  const say = ({ key, text }: { key: string; text: string }): string => {
    const { state, translation } = translate({ key, text }, memory);
    const source = state === 'changed' ? (own(memory.places, key) ?? text) : text;
    places[key] = source;
    if (state !== 'missing') words[source] = translation;
    return state === 'missing' ? text : translation;
  };
  const sayWords = (key: 'title' | 'description') =>
    original[key] === '' ? '' : say({ key, text: original[key] });
  const title = sayWords('title');
  const description = sayWords('description');
  const { language } = page.document;
  const document = {
    ...replacePageTexts(original.document, say),
    ...(language !== undefined && { language }),
  };
  const blocks = original.document.sections.flatMap((section) =>
    section.blocks.map(({ id }) => id),
  );
  const sections = withOwnBlocks(document.sections, page.document.sections, [
    ...memory.blocks,
    ...blocks,
  ]);
  return {
    page: { title, description, document: { ...document, sections } },
    memory: { words, places, blocks },
  };
}

/** Puts blocks that only the translated page has where they stood in a section of that name. */
function withOwnBlocks(
  sections: readonly PageSection[],
  before: readonly PageSection[],
  ofOriginal: readonly string[],
): PageSection[] {
  const known = new Set(ofOriginal);
  return sections.map((section) => {
    const old = before.find(({ id }) => id === section.id)?.blocks ?? [];
    const blocks = [...section.blocks];
    old.forEach((block, index) => {
      if (known.has(block.id)) return;
      const after = blocks.findIndex(({ id }) => id === old[index - 1]?.id);
      blocks.splice(after + 1, 0, block);
    });
    return { ...section, blocks };
  });
}

function textsOf({ title, description, document }: PageWords) {
  return [
    ...[
      { key: 'title', text: title, kind: '' },
      { key: 'description', text: description, kind: '' },
    ].filter(({ text }) => text.trim() !== ''),
    ...listPageTexts(document),
  ];
}

function own(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
