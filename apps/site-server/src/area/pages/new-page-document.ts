import { pageTypes, type PageBlock, type PageDocument } from '@frontage/site-model';

/** What stands below the text of a new page: nothing, all products, or a form by its id. */
export type NewPageContents = 'nothing' | 'products' | { readonly formId: string };

/** What somebody entered about a new page. */
export interface NewPageWords {
  readonly title: string;
  /** An empty line begins a new paragraph. */
  readonly text: string;
  readonly contents: NewPageContents;
}

/**
 * Makes the document of a new page: its title, its paragraphs, and what stands below them.
 *
 * @param words what was entered
 * @param createId makes the ids of its blocks
 */
export function newPageDocument(
  { title, text, contents }: NewPageWords,
  createId: () => string,
): PageDocument {
  const nodes = [{ kind: 'heading', level: 1, words: [title] }, ...textNodes(text)];
  const words = { id: createId(), type: 'text', data: { nodes } };
  // A list of products has the width of the page; words and answers have that of a line.
  const width = contents === 'products' ? 'wide' : 'text';
  const blocks = [words, ...contentBlocks(contents, createId)];
  return { version: 1, sections: [{ id: 'page', width, tone: 'plain', blocks }] };
}

/** Makes the paragraphs of a text, in which an empty line begins a new one. */
export function textNodes(text: string): { kind: 'paragraph'; words: string[] }[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', words: [paragraph] }));
}

/** The type of a page by what stands on it [2.16]. */
export function newPageType(contents: NewPageContents): number {
  const { page, collection } = pageTypes.codes;
  return contents === 'products' ? collection : page;
}

function contentBlocks(contents: NewPageContents, createId: () => string): PageBlock[] {
  if (contents === 'nothing') return [];
  if (contents === 'products') return [{ id: createId(), type: 'product-list', data: {} }];
  return [{ id: createId(), type: 'form', data: { formId: contents.formId } }];
}
