import { layoutColumns, type BlockColumn } from '@frontage/site-model';
import { isSameJson, type PageOperation } from '@frontage/site-model/editing';
import { element } from '../elements/element';
import { blockColumns } from './block-columns';
import { createChoice } from './create-choice';
import { say, type EditorText } from './editor-texts';

/**
 * Makes the choice of a block's width in its section: one of the usual ones, or any columns.
 *
 * @param document of the editor
 * @param block its id and columns
 * @param edit changes the page
 * @param isRightToLeft whether the first column of the page is at its right. @default false
 */
export function createColumnChoice(
  document: Document,
  block: { readonly id: string; readonly column?: BlockColumn | undefined },
  edit: (operation: PageOperation) => void,
  isRightToLeft = false,
): HTMLElement {
  const was = block.column ?? null;
  const known = Object.entries(blockColumns);
  const name = known.find(([, column]) => isSameJson(column, was))?.[0] ?? 'other';
  const { start, end } = edgesOf(was);
  const set = (value: BlockColumn | null) => {
    if (!isSameJson(value, was)) edit({ do: 'setColumn', block: block.id, value, was });
  };
  const edge = (name: Edge, at: number, move: (column: number) => void) =>
    createEdge(document, `editor-${name}-${block.id}`, { name, value: at, set: move });
  const usual = createChoice(document, {
    id: `editor-column-${block.id}`,
    label: say('column'),
    options: [
      ...known.map(([key]) => [key, say(nameOf(key, isRightToLeft))] as const),
      ...(name === 'other' ? [['other', say('otherColumn', { start, end })] as const] : []),
    ],
    value: name,
    onChange(value) {
      const column = known.find(([key]) => key === value)?.[1];
      if (column !== undefined) set(column);
    },
  });
  return element(
    document,
    'div',
    {},
    usual,
    element(
      document,
      'div',
      { class: 'row' },
      edge('columnStart', start, (to) => set(columnOf(to, Math.max(to, end)))),
      edge('columnEnd', end, (to) => set(columnOf(Math.min(start, to), to))),
    ),
  );
}

/** Halves and thirds are called by the side where they are seen. */
function nameOf(key: string, isRightToLeft: boolean): EditorText {
  const other = { left: 'right', right: 'left' } as const;
  const name = key.replace(/^left|^right/, (side) => other[side as keyof typeof other]);
  return (isRightToLeft ? name : key) as EditorText;
}

function edgesOf(column: BlockColumn | null): { readonly start: number; readonly end: number } {
  const { start, span } = column ?? { start: 1, span: layoutColumns };
  return { start, end: start + span - 1 };
}

/** All columns are none: then nothing is stored. */
function columnOf(start: number, end: number): BlockColumn | null {
  const span = end - start + 1;
  return span === layoutColumns ? null : { start, span };
}

type Edge = 'columnStart' | 'columnEnd';

/** The first or the last column of a block. */
interface EdgeOptions {
  readonly name: Edge;
  readonly value: number;
  set(column: number): void;
}

/** Makes the field for it. */
function createEdge(
  document: Document,
  id: string,
  { name, value, set }: EdgeOptions,
): HTMLElement {
  const field = element(document, 'input', {
    id,
    type: 'number',
    min: 1,
    max: layoutColumns,
    value,
    change() {
      const column = Math.round(field.valueAsNumber);
      if (column >= 1 && column <= layoutColumns) set(column);
      else field.value = String(value);
    },
  });
  const label = element(document, 'label', { for: id }, say(name));
  return element(document, 'div', { class: 'field' }, label, field);
}
