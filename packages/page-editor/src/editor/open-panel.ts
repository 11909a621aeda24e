import { locateBlock, type EditorStart, type PageOperation } from '@frontage/site-model/editing';
import type { FieldsPanelOptions } from '../fields/fields-panel';
import type { BlockAct } from './block-act';
import type { Chosen } from './chosen';
import type { AdviceList } from './create-advice-list';
import { createBlockPanel, type BlockPanel } from './create-block-panel';
import type { Editing } from './create-editing';
import type { EditorBlocks } from './editor-blocks';
import type { PageFrame } from './create-page-frame';
import type { Writing } from './create-writing';
import type { FramePoint } from './frame-point';
import { createSectionPanel, type SectionPanelOptions } from './sections/create-section-panel';
import { createSeveralPanel } from './several/create-several-panel';

/** What the controls of what is chosen need. */
export interface PanelOptions
  extends
    Pick<FieldsPanelOptions, 'loadChoices'>,
    Pick<SectionPanelOptions, 'shownTo'>,
    Pick<EditorStart, 'pageFacts'> {
  /** Whether what is chosen can be saved as a pattern. */
  readonly keepsPatterns: boolean;
  readonly document: Document;
  readonly blocks: EditorBlocks;
  readonly editing: Editing;
  readonly frame: PageFrame;
  readonly advice: Pick<AdviceList, 'ofBlock'>;
  readonly writing: Writing;
  /** Where the block was pressed: its words are written there. */
  readonly point: FramePoint | undefined;
  announce(text: string): void;
  refuse(text: string): void;
  createId(): string;
  edit(operation: PageOperation, about?: string, isShown?: boolean): void;
  /** Changes the page in one step; gives whether no lock held it off. */
  editAll(operations: readonly PageOperation[]): boolean;
  act(act: BlockAct): void;
  choose(blockId: string): void;
  chooseSection(sectionId: string): void;
}

/** Opens the controls of what is chosen; undefined where nothing is. */
export function openPanel({ ids, section }: Chosen, options: PanelOptions): BlockPanel | undefined {
  const { document, editing, keepsPatterns, act } = options;
  const [first] = ids;
  if (section !== undefined) return openSection(options, section);
  if (first === undefined) return undefined;
  return ids.length === 1
    ? openBlock(options, first)
    : createSeveralPanel({ document, page: editing.document(), ids, keepsPatterns, act });
}

function openSection(options: PanelOptions, sectionId: string): BlockPanel | undefined {
  const { document, editing, frame, shownTo, keepsPatterns, announce, refuse } = options;
  const { window } = frame;
  return createSectionPanel({
    document,
    page: editing.document(),
    sectionId,
    shownTo,
    keepsPatterns,
    colors: window.getComputedStyle(window.document.documentElement),
    prefix: `editor-section-${options.createId()}`,
    isRightToLeft: window.document.dir === 'rtl',
    act: options.act,
    edit: options.editAll,
    announce,
    refuse,
    loadChoices: options.loadChoices,
    choose: options.choose,
  });
}

function openBlock(options: PanelOptions, blockId: string): BlockPanel | undefined {
  const { document, blocks, editing, frame, advice, loadChoices, writing, point, edit, act } =
    options;
  const page = editing.document();
  const block = locateBlock(page, blockId)?.block;
  const inPlace = block?.locked ? undefined : writing.fieldOf(block?.type ?? '');
  const beginWriting = () =>
    inPlace === undefined ? writing.beginPlain(blockId, point) : writing.begin(blockId, point);
  return createBlockPanel({
    document,
    page,
    blocks,
    blockId,
    tools: block?.locked ? undefined : beginWriting(),
    inPlace: inPlace === undefined ? [] : [inPlace],
    keepsPatterns: options.keepsPatterns,
    pageFacts: options.pageFacts,
    advice: advice.ofBlock(blockId),
    isShown: () => frame.isShown(blockId),
    isRightToLeft: frame.window.document.dir === 'rtl',
    loadChoices,
    edit: (operation, field) => edit(operation, field && `${blockId} ${field}`),
    act,
    chooseSection: options.chooseSection,
  });
}
