import type { PageDocument, PageSection } from '@frontage/site-model';
import { shortenText } from '@frontage/site-model/editing';
import { element } from '../../elements/element';
import { replaceChanged } from '../../elements/replace-changed';
import type { EditorBlocks } from '../editor-blocks';
import { kindText, say } from '../editor-texts';
import { wordsOf } from '../words-of';

/** The sections of a page, each by its first words, or what is in it. */
export interface SectionList {
  readonly root: HTMLElement;
  /** Lists those of a page; whoever is in the list keeps the focus while it stays the same. */
  update(page: PageDocument): void;
  /** Puts the focus on one of them. */
  focus(sectionId: string): void;
}

/** How many lines it has until all are asked for: a long page makes no longer list. */
const mostLines = 12;

/** The last of them asks, in place of two sections at least. */
const mostShown = mostLines - 1;

/**
 * Makes the list of the sections.
 *
 * @param document of the editor
 * @param known the kinds of block that there are
 * @param choose chooses a section
 */
export function createSectionList(
  document: Document,
  known: EditorBlocks,
  choose: (sectionId: string) => void,
): SectionList {
  const root = element(document, 'div');
  let listed: PageDocument | undefined;
  let isWhole = false;

  function list({ sections }: PageDocument): HTMLElement[] {
    if (sections.length === 0) return [];
    const isShort = isWhole || sections.length <= mostLines;
    const shown = isShort ? sections : sections.slice(0, mostShown);
    const items = shown.map((section, index) => createItem(section, index + 1));
    const lines = element(document, 'ol', { class: 'editor-lines' }, ...items);
    const heading = element(document, 'h2', {}, say('sectionsHeading'));
    if (isShort) return [heading, lines];
    return [heading, lines, askForAll(sections.length)];
  }

  function createItem(section: PageSection, place: number): HTMLElement {
    const text = say('sectionItem', { place, about: describeSection(known, section) });
    const act = { type: 'button', 'data-section': section.id, click: () => choose(section.id) };
    return element(document, 'li', {}, element(document, 'button', act, text));
  }

  function askForAll(count: number): HTMLElement {
    const act = { type: 'button', class: 'button', 'data-look': 'quiet', click: () => showAll() };
    return element(document, 'button', act, say('sectionsAll', { count }));
  }

  function showAll(): void {
    isWhole = true;
    if (listed) root.replaceChildren(...list(listed));
    root.querySelectorAll<HTMLElement>('[data-section]')[mostShown]?.focus();
  }

  return {
    root,
    update(page) {
      // Sections are named by their words, which takes longest.
      if (page === listed) return;
      listed = page;
      replaceChanged(root, list(page));
    },
    focus(sectionId) {
      const find = () => root.querySelector<HTMLElement>(`[data-section=${CSS.escape(sectionId)}]`);
      if (!find()) showAll();
      find()?.focus();
    },
  };
}

/** How many kinds are named. */
const most = 3;

/** How many letters of its words are shown. */
const mostLetters = 40;

function describeSection(known: EditorBlocks, { blocks }: PageSection): string {
  if (blocks.length === 0) return say('sectionEmpty');
  const words = firstWords(known, blocks);
  if (words !== '') return shortenText(words, mostLetters);
  const names = blocks.slice(0, most).map(({ type }) => kindText(type));
  const more = blocks.length - names.length;
  return [...names, ...(more > 0 ? [say('moreBlocks', { count: more })] : [])].join(', ');
}

function firstWords(known: EditorBlocks, blocks: PageSection['blocks']): string {
  for (const block of blocks) {
    const [words] = wordsOf(known, block);
    if (words !== undefined) return words;
  }
  return '';
}
