import type { PageDocument } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import {
  isSameJson,
  locateBlock,
  type EditorStart,
  type LocatedBlock,
  type PageOperation,
} from '@frontage/site-model/editing';
import { element } from '../elements/element';
import {
  createFieldsPanel,
  type FieldsPanel,
  type FieldsPanelOptions,
} from '../fields/fields-panel';
import type { BlockAct } from './block-act';
import { blockTable, type EditorBlocks } from './editor-blocks';
import { kindText, say } from './editor-texts';
import { createMarkButtons } from './create-mark-buttons';
import { createColumnChoice } from './create-column-choice';

const blockActs = ['moveUp', 'moveDown', 'duplicate', 'remove'] as const;

/** The controls of the chosen block. */
export interface BlockPanel {
  readonly root: HTMLElement;
  /** Shows what the page has now; undefined if the block is no longer on it. */
  update(page: PageDocument): boolean;
  /** Puts the focus into its first control. */
  focus(): void;
  destroy(): void;
}

/** What the panel of a block needs. */
export interface BlockPanelOptions
  extends Pick<FieldsPanelOptions, 'loadChoices'>, Pick<EditorStart, 'pageFacts'> {
  readonly document: Document;
  readonly page: PageDocument;
  readonly blocks: EditorBlocks;
  readonly blockId: string;
  /** The tools of the words that are written on the page. @default none */
  readonly tools?: HTMLElement | undefined;
  readonly inPlace: readonly string[];
  /** Whether it may be saved as a pattern. */
  readonly keepsPatterns: boolean;
  /** What visitors may trip over in the block. */
  readonly advice: HTMLElement;
  /** Whether the page shows the block. */
  isShown(): boolean;
  /** Whether the page is written from right to left. */
  readonly isRightToLeft: boolean;
  edit(operation: PageOperation, field?: string): void;
  act(act: BlockAct): void;
  /** Chooses the section that the block stands in. */
  chooseSection(sectionId: string): void;
}

/** Makes the controls of a block: what is done with it, its fields, and its place. */
export function createBlockPanel(options: BlockPanelOptions): BlockPanel | undefined {
  const { document, blockId, tools, isRightToLeft, edit, act } = options;
  const found = locateBlock(options.page, blockId);
  if (!found) return undefined;
  const { type } = found.block;
  let shown = found;
  const table = blockTable(options.blocks, type);
  const fields: FieldsPanel | undefined =
    table &&
    createFieldsPanel({
      document,
      table,
      data: found.block.data,
      inPlace: options.inPlace,
      loadChoices: options.loadChoices,
      onChange(field, value, was = shown.block.data[field] ?? null) {
        edit({ do: 'setField', block: blockId, field, value, was }, field);
      },
    });
  /** What the panel shows: words that are written on the page change with every key. */
  const ofPanel = ({ block: { data } }: LocatedBlock) =>
    Object.entries(data).filter(([name]) => !options.inPlace.includes(name));
  const place = element(document, 'div');
  const showPlace = () =>
    place.replaceChildren(createColumnChoice(document, shown.block, edit, isRightToLeft));
  const marks = createMarkButtons(document, found.block, act);
  const isLocked = found.block.locked === true;
  const hint = element(document, 'p', { class: 'notice' }, say('emptyHint'));
  hint.hidden = options.isShown();
  showPlace();
  if (fields && isLocked) fields.root.inert = true;
  place.inert = isLocked;
  const root = element(
    document,
    'div',
    {},
    element(document, 'h2', {}, kindText(type)),
    hint,
    options.advice,
    element(
      document,
      'div',
      { class: 'editor-acts' },
      ...blockActs.map((name) => quietButton(document, say(name), () => act(name))),
      ...marks.parts,
    ),
    ...(tools ? [tools] : []),
    ...(fields ? [fields.root] : []),
    ...leadToFacts(options, table),
    element(document, 'h2', {}, say('place')),
    place,
    createLinks(options, () => shown.section.id),
    explainKeys(document),
  );
  return {
    root,
    update(page) {
      const now = locateBlock(page, blockId);
      if (!now || (now.block.locked === true) !== isLocked) return false;
      // Unlike a property, it leaves alone what is so already: nothing is styled anew.
      hint.toggleAttribute('hidden', options.isShown());
      const was = shown;
      shown = now;
      // A block that only moved is the same one.
      if (now.block === was.block) return true;
      marks.update(now.block);
      if (!isSameJson(ofPanel(now), ofPanel(was))) fields?.update(now.block.data);
      const isPlaced = isSameJson(now.block.column, was.block.column);
      if (!isPlaced && !place.contains(document.activeElement)) showPlace();
      else if (!isPlaced) refreshValues(place, () => showPlace());
      return true;
    },
    focus() {
      // Some controls are there for what is set alone, and hidden without.
      const controls = (fields?.root ?? root).querySelectorAll<HTMLElement>(
        'input,select,textarea,button',
      );
      [...controls].find((control) => control.checkVisibility())?.focus();
    },
    destroy: () => fields?.destroy(),
  };
}

/** What leads from a block that stores nothing to where that is changed which it shows. */
function leadToFacts(
  { document, pageFacts }: BlockPanelOptions,
  table: FieldTable | undefined,
): HTMLElement[] {
  if (!pageFacts || !table || Object.keys(table.fields).length > 0) return [];
  const { href, text } = pageFacts;
  return [element(document, 'a', { class: 'button', 'data-look': 'quiet', href }, text)];
}

/** What leads from a block to its section, and to the patterns. */
function createLinks(
  { document, keepsPatterns, act, chooseSection }: BlockPanelOptions,
  sectionId: () => string,
): HTMLElement {
  const save = quietButton(document, say('savePattern'), () => act('savePattern'));
  const section = quietButton(document, say('sectionSettings'), () => chooseSection(sectionId()));
  const buttons = keepsPatterns ? [section, save] : [section];
  return element(document, 'div', { class: 'row' }, ...buttons);
}

function explainKeys(document: Document): HTMLElement {
  return element(
    document,
    'details',
    {},
    element(document, 'summary', {}, say('keys')),
    element(document, 'p', { class: 'quiet' }, say('keysText')),
  );
}

function quietButton(document: Document, text: string, click: () => void): HTMLElement {
  return element(
    document,
    'button',
    { type: 'button', class: 'button', 'data-look': 'quiet', click },
    text,
  );
}

/** Makes controls anew; the one that had the focus has it again. */
function refreshValues(place: HTMLElement, show: () => void): void {
  const { id } = place.ownerDocument.activeElement ?? {};
  show();
  if (id) place.querySelector<HTMLElement>(`#${id}`)?.focus();
}
