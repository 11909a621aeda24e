import {
  sectionTones,
  sectionWidths,
  type BlockColumn,
  type PageSection,
} from '@frontage/site-model';
import { isSameJson, type PageOperation } from '@frontage/site-model/editing';
import { element } from '../element';
import { blockColumns } from './block-columns';
import { say, type EditorText } from './editor-texts';

/** A choice of several. */
interface Choice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly value: string;
  onChange(value: string): void;
}

const widthTexts = { text: 'text', wide: 'wide', full: 'fullWidth' } as const;

/**
 * Makes the controls of where a block stands: its width, and the look of its section.
 *
 * @param document of the editor
 * @param block its id and columns
 * @param section that it stands in
 * @param edit changes the page
 */
export function createPlaceControls(
  document: Document,
  block: { readonly id: string; readonly column?: BlockColumn | undefined },
  section: PageSection,
  edit: (operation: PageOperation) => void,
): HTMLElement[] {
  const was = block.column ?? null;
  const known = Object.entries(blockColumns);
  const name = known.find(([, column]) => isSameJson(column, was))?.[0] ?? 'other';
  const other = was && {
    start: was.start,
    end: was.start + was.span - 1,
  };
  const setSection = (value: Partial<Pick<PageSection, 'width' | 'tone'>>) =>
    edit({
      do: 'setSection',
      section: section.id,
      value,
      was: value.width ? { width: section.width } : { tone: section.tone },
    });
  return [
    choice(document, {
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
    }),
    choice(document, {
      id: 'editor-section-width',
      label: say('sectionWidth'),
      options: sectionWidths.map((width) => [width, say(widthTexts[width])]),
      value: section.width,
      onChange(value) {
        const width = sectionWidths.find((one) => one === value);
        if (width) setSection({ width });
      },
    }),
    choice(document, {
      id: 'editor-section-tone',
      label: say('sectionTone'),
      options: sectionTones.map((tone) => [tone, say(tone)]),
      value: section.tone,
      onChange(value) {
        const tone = sectionTones.find((one) => one === value);
        if (tone) setSection({ tone });
      },
    }),
  ];
}

function choice(document: Document, { id, label, options, value, onChange }: Choice): HTMLElement {
  const select = element(
    document,
    'select',
    { id, change: () => onChange(select.value) },
    ...options.map(([option, text]) =>
      element(document, 'option', { value: option, selected: option === value }, text),
    ),
  );
  return element(
    document,
    'div',
    { class: 'field' },
    element(document, 'label', { for: id }, label),
    select,
  );
}
