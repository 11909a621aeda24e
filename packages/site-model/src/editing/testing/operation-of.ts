import type { JsonObject } from '../../json-value';
import type { PageBlock, PageDocument, PageSection } from '../../page-document';
import { locateBlock, locateSection } from '../locate';
import type { PageOperation } from '../page-operation';
import type { TestDeed } from './test-deed';
import { testPageBlock } from './test-page';

/**
 * Makes an operation on a page; undefined if the page has nothing to do that with.
 *
 * @param fresh a number that no other block or section has
 */
export function operationOf(
  document: PageDocument,
  { kind, which, where, word }: TestDeed,
  fresh: number,
): PageOperation | undefined {
  const sections = document.sections;
  const blocks = sections.flatMap((section) => section.blocks);
  const block = blocks[which % Math.max(1, blocks.length)];
  const section = sections[which % Math.max(1, sections.length)];
  const located = block && locateBlock(document, block.id);
  const home = sections[where % Math.max(1, sections.length)];
  const others = [null, ...(home?.blocks ?? []).map(({ id }) => id)].filter(
    (id) => id !== block?.id,
  );
  const place = home && { section: home.id, after: others[where % others.length] ?? null };
  const before = section && locateSection(document, section.id)?.after;
  switch (kind) {
    case 0:
    case 1: {
      const was = block?.data.words ?? null;
      // Two of four words may be written by somebody else too.
      const value = word === 0 ? null : `word ${word === 3 ? fresh : word}`;
      return block && { do: 'setField', block: block.id, field: 'words', value, was };
    }
    case 2: {
      const value = word === 0 ? null : { start: word, span: 6 };
      return block && { do: 'setColumn', block: block.id, value, was: block.column ?? null };
    }
    case 3:
      return (
        section && {
          do: 'setSection',
          section: section.id,
          ...(where % 2 === 0
            ? {
                value: { tone: word === 0 ? 'plain' : 'dark' },
                was: { tone: section.tone },
              }
            : {
                value: { space: word === 0 ? 'normal' : 'large' },
                was: { space: section.space ?? 'normal' },
              }),
        }
      );
    case 4:
      return place && { do: 'addBlock', block: testPageBlock(1000 + fresh), at: place };
    case 5:
      return located && { do: 'removeBlock', block: located.block, at: located.at };
    case 6:
      return (
        located &&
        place && { do: 'moveBlock', block: located.block.id, to: place, from: located.at }
      );
    case 7: {
      const blank: PageSection = {
        id: `section-${fresh}`,
        width: 'wide',
        tone: 'plain',
        blocks: [testPageBlock(2000 + fresh)],
      };
      return { do: 'addSection', section: blank, after: section?.id ?? null };
    }
    case 9: {
      const mark = where % 2 === 0 ? 'hidden' : 'locked';
      const was = block?.[mark] === true;
      return block && { do: 'setMark', block: block.id, mark, value: !was, was };
    }
    case 10:
      return block && itemOperation(block, { kind, which, where, word }, fresh);
    default:
      if (!section || before === undefined) return undefined;
      return word === 0
        ? { do: 'removeSection', section, after: before }
        : {
            do: 'moveSection',
            section: section.id,
            to: home && home !== section ? home.id : null,
            from: before,
          };
  }
}

/** An item of a list is new, changed, removed or moved. */
function itemOperation(
  block: PageBlock,
  { which, where, word }: TestDeed,
  fresh: number,
): PageOperation {
  const was = (block.data.items ?? []) as readonly JsonObject[]; // as made below
  const index = which % Math.max(1, was.length);
  const { [index]: item = {} } = was;
  const written = { [where % 2 === 0 ? 'title' : 'text']: `word ${fresh}` };
  const others = was.toSpliced(index, 1);
  const value = [
    was.toSpliced(where % (was.length + 1), 0, written),
    was.toSpliced(index, 1, { ...item, ...written }),
    others,
    others.toSpliced(where % Math.max(1, was.length), 0, item),
  ];
  return {
    do: 'setField',
    block: block.id,
    field: 'items',
    value: value[word] ?? was,
    was: block.data.items ?? null,
  };
}
