import type { EditorStart } from '@frontage/site-model/editing';
import { arrangePage } from './arrange-page';
import { createAdviceList } from './create-advice-list';
import { createAnnouncer } from './create-announcer';
import { createClipboard } from './create-clipboard';
import { createConflictList } from './conflicts/create-conflict-list';
import { createDeeds, runKey, type Deeds } from './create-deeds';
import type { Editing } from './create-editing';
import type { PageFrame } from './create-page-frame';
import { createRegionSteps } from './create-region-steps';
import { createReview, type Review, type ReviewOptions } from './create-review';
import type { Selection } from './create-selection';
import { createDrag, type DragOptions } from './drag/create-drag';
import type { DragEvents } from './drag/listen-to-drag';
import type { EditorPort } from './editor-port';
import { enableActs } from './enable-acts';
import type { EditorParts } from './editor-parts';
import { createFileAdding } from './files/create-file-adding';
import type { FrameEvents } from './frame-events';
import { loadDialogs } from './load-dialogs';
import type { DialogPlace } from './patterns/show-dialog';
import { listenToDesk } from './listen-to-desk';

/** The open editor: the page, what is chosen on it, and its controls. */
export interface Desk {
  /** The id of the chosen block; undefined for none. */
  chosen(): string | undefined;
  /** Marks blocks that others have chosen. */
  showOthers(blockIds: readonly string[]): void;
  destroy(): void;
}

/** What the editor works with. */
export interface DeskOptions extends DialogPlace {
  readonly port: EditorPort;
  readonly start: Pick<EditorStart, 'shownTo' | 'partSettings' | 'pageFacts'>;
  readonly parts: EditorParts;
  readonly editing: Editing;
  createId(): string;
  /** Called when a block was chosen, or none. */
  onChoose(): void;
  openFrame(events: FrameEvents): PageFrame | undefined;
}

/** Opens the editor on a page in its frame; undefined where the frame shows no page. */
export function createDesk(options: DeskOptions): Desk | undefined {
  const { document, parts, port, start, editing } = options;
  const { blocks, patterns, loadChoices = loadNothing } = port;
  const { shownTo = [], pageFacts } = start;
  // The frame's listeners call what is made with the frame.
  let deeds: Deeds | undefined;
  const onKey = createKeys(parts, () => deeds && frame && { deeds, frame });
  const announcer = createAnnouncer(parts.announcement);
  const { announce, refuse } = announcer;
  const paste = (event: ClipboardEvent) =>
    deeds && clipboard.handle(event, deeds.ids(), deeds.place());
  const partNote = document.createElement('div');
  const arrange = () => frame && arrangePage(frame, editing.document());
  const frame = options.openFrame({
    ...createDeskDrag({ editing, announce, refuse, arrange }, () => deeds?.selection),
    ...createChoosing(() => ({ selection: deeds?.selection, review }), partNote, start),
    onExtend: (id, how) => deeds?.selection.extend(id, how),
    onKey,
    onClipboard: paste,
    onFiles: (added, place) => files.add(added, place ?? deeds?.place() ?? { below: undefined }),
  });
  if (!frame) return undefined;
  const files = createFileAdding({
    ...options,
    library: port.files,
    announce,
    refuse,
    onAdded: (id) => deeds?.showAdded(id),
  });
  const conflicts = createConflictList({ ...options, blocks, loadChoices, shownTo, announce });
  const room = document.createElement('div');
  const review = openReview(options, { frame, room, announce });
  const emptyPanel = fillPanel(parts, [conflicts, files, review], partNote, room);
  const choose = (id: string) => deeds?.selection.choose(id);
  const advice = createAdviceList({ ...options, blocks, frame, page: editing.document, choose });
  const keepsPatterns = patterns !== undefined && !patterns.isFixed;
  const known = { blocks, patterns, keepsPatterns, loadChoices, shownTo, pageFacts };
  const onChoose = () => tellChosen(deeds?.selection, review, options.onChoose);
  const made = { ...options, ...known, frame, room, advice, files, announce, refuse, onChoose };
  const { selection, add, takeBack } = (deeds = createDeeds(made));
  const copying = { ...options, known: blocks, announce, refuse, choose: selection.chooseNew };
  const clipboard = createClipboard(copying);
  const stopListening = listenToDesk(document, parts, {
    onKey,
    onClipboard: paste,
    onAct: (name) => (name === 'add' ? void add() : takeBack(name === 'redo')),
    onPublish() {
      selection.choose(undefined);
      void review?.open();
    },
  });

  function show(isConfirmed: boolean): void {
    selection.update();
    review?.update();
    enableActs(parts, editing, blocks);
    conflicts.update();
    if (!isConfirmed) return;
    arrange();
    void frame?.refresh().then(selection.refreshed).then(advice.look);
  }
  const stop = editing.subscribe(({ isConfirmed }) => show(isConfirmed));
  arrange();
  show(false);
  advice.look();
  showHidden(editing, frame);
  chooseNamed(document, selection);
  return {
    chosen: selection.chosen,
    showOthers: frame.showOthers,
    destroy() {
      stop();
      stopListening();
      announcer.destroy();
      files.destroy();
      advice.destroy();
      selection.destroy();
      frame.destroy();
      emptyPanel();
    },
  };
}

/** Puts what may stand above the controls into the panel, and into their room what it has now. */
function fillPanel(
  { panel }: EditorParts,
  above: readonly ({ readonly root: HTMLElement } | undefined)[],
  partNote: HTMLElement,
  room: HTMLElement,
): () => void {
  const before = [...panel.childNodes];
  room.append(...before);
  panel.replaceChildren(...above.flatMap((part) => part?.root ?? []), partNote, room);
  return () => panel.replaceChildren(...before);
}

/** What is chosen, by keys too, has its controls in place of the list before publishing. */
function tellChosen(
  selection: Selection | undefined,
  review: Review | undefined,
  onChoose: () => void,
): void {
  if (selection?.all().length || selection?.section()) review?.close();
  onChoose();
}

/** Where nobody says what a field may lead to, it leads nowhere. */
const loadNothing: NonNullable<EditorPort['loadChoices']> = () => Promise.resolve([]);

/** What is pressed is chosen; a part that every page has only says where it is changed. */
function createChoosing(
  desk: () => { readonly selection: Selection | undefined; readonly review: Review | undefined },
  partNote: HTMLElement,
  { partSettings }: DeskOptions['start'],
): Pick<FrameEvents, 'onChoose' | 'onChooseSection' | 'onChoosePart'> {
  const begin = () => {
    const { selection, review } = desk();
    review?.close();
    partNote.replaceChildren();
    return selection;
  };
  return {
    onChoose: (id, point) => begin()?.choose(id, point),
    onChooseSection: (id) => begin()?.chooseSection(id),
    onChoosePart(part) {
      if (!partSettings) return;
      begin()?.choose(undefined);
      void loadDialogs().then(
        ({ showPart }) => showPart(partNote, part, partSettings[part]),
        () => undefined,
      );
    },
  };
}

/** Dragging takes all chosen blocks along; words that are written keep the focus. */
function createDeskDrag(
  options: Omit<DragOptions, 'chosen'>,
  selection: () => Selection | undefined,
): DragEvents {
  return createDrag({
    ...options,
    chosen: () => selection()?.all() ?? [],
    arrange() {
      options.arrange();
      selection()?.refocus();
    },
  });
}

function openReview(
  { document, port: { review: port }, editing, createId }: DeskOptions,
  around: Pick<ReviewOptions, 'room' | 'announce'> & { readonly frame: PageFrame },
): Review | undefined {
  if (!port) return undefined;
  const { frame, room, announce } = around;
  return createReview({
    document,
    port,
    room,
    page: editing.document,
    flush: editing.flush,
    leaveOut({ takeBack, key, title }) {
      editing.edit(takeBack, createId(), { leavesOut: { key, title } });
      frame.arrange(editing.document());
    },
    see: (id) => frame.choose({ ids: id === undefined ? [] : [id] }),
    announce,
  });
}

/** The page in the frame came as visitors get it: without blocks that they do not see. */
function showHidden({ document }: Editing, { root, listHidden, refresh }: PageFrame): void {
  const page = document();
  const isHidden = page.sections.some(({ blocks }) => blocks.some(({ hidden }) => hidden));
  if (isHidden || listHidden(page).some(({ id }) => !root(id))) void refresh();
}

/** A link may lead to a block: `#block-` and its id. */
function chooseNamed({ location }: Document, selection: Selection): void {
  const [, id] = /^#block-([\da-f]{24})$/.exec(location.hash) ?? [];
  if (id !== undefined) selection.choose(id);
}

/** Makes what takes a key, once the editor is open; it tells whether the key is for anything. */
function createKeys(
  parts: EditorParts,
  open: () => { readonly deeds: Deeds; readonly frame: PageFrame } | undefined,
): (event: KeyboardEvent) => boolean {
  const stepRegion = createRegionSteps(parts);
  return (event) => {
    const { deeds, frame } = open() ?? {};
    if (!deeds || !frame) return false;
    return stepRegion(event, frame, deeds.selection.chosen()) || runKey(event, deeds);
  };
}
