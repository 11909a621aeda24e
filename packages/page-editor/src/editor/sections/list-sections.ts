import type { PageDocument, PageSection } from '@frontage/site-model';
import { element } from '../../elements/element';
import type { EditorBlocks } from '../editor-blocks';
import { kindText, say } from '../editor-texts';
import { wordsOf } from '../words-of';

/**
 * Lists the sections of a page, each by its first words, or what is in it.
 *
 * @param document of the editor
 * @param known the kinds of block that there are
 * @param page as its owner has it
 * @param choose chooses a section
 * @returns nothing for a page without sections
 */
export function listSections(
  document: Document,
  known: EditorBlocks,
  { sections }: PageDocument,
  choose: (sectionId: string) => void,
): HTMLElement[] {
  if (sections.length === 0) return [];
  const items = sections.map((section, index) =>
    element(
      document,
      'li',
      {},
      element(
        document,
        'button',
        { type: 'button', 'data-section': section.id, click: () => choose(section.id) },
        say('sectionItem', { place: index + 1, about: describeSection(known, section) }),
      ),
    ),
  );
  return [
    element(document, 'h2', {}, say('sectionsHeading')),
    element(document, 'ol', { class: 'editor-lines' }, ...items),
  ];
}

/** How many kinds are named. */
const most = 3;

/** How many letters of its words are shown. */
const mostLetters = 40;

function describeSection(known: EditorBlocks, { blocks }: PageSection): string {
  if (blocks.length === 0) return say('sectionEmpty');
  const [words = ''] = blocks.flatMap((block) => wordsOf(known, block));
  if (words.length > mostLetters) return `${words.slice(0, mostLetters).trimEnd()} …`;
  if (words !== '') return words;
  const names = blocks.slice(0, most).map(({ type }) => kindText(type));
  const more = blocks.length - names.length;
  return [...names, ...(more > 0 ? [say('moreBlocks', { count: more })] : [])].join(', ');
}
