import type { BlockColumn } from '@frontage/site-model';
import { isSameJson, type PageOperation } from '@frontage/site-model/editing';
import { blockColumns } from './block-columns';
import { createChoice } from './create-choice';
import { say, type EditorText } from './editor-texts';

/**
 * Makes the choice of a block's width in its section.
 *
 * @param document of the editor
 * @param block its id and columns
 * @param edit changes the page
 */
export function createColumnChoice(
  document: Document,
  block: { readonly id: string; readonly column?: BlockColumn | undefined },
  edit: (operation: PageOperation) => void,
): HTMLElement {
  const was = block.column ?? null;
  const known = Object.entries(blockColumns);
  const name = known.find(([, column]) => isSameJson(column, was))?.[0] ?? 'other';
  const other = was && {
    start: was.start,
    end: was.start + was.span - 1,
  };
  return createChoice(document, {
    id: 'editor-column',
    label: say('column'),
    options: [
      ...known.map(([key]) => [key, say(key as EditorText)] as const),
      ...(name === 'other' && other ? [['other', say('otherColumn', other)] as const] : []),
    ],
    value: name,
    onChange(value) {
      const column = known.find(([key]) => key === value)?.[1];
      if (column !== undefined) edit({ do: 'setColumn', block: block.id, value: column, was });
    },
  });
}
