import type { PageBlock, PageDocument } from '@frontage/site-model';
import type { ShownMarks } from '@frontage/site-model/editing';
import { areCellsInOrder, arrangeCells } from './arrange-cells';
import { createFrameLooks, type MarkedParts } from './frame-looks';
import { createGrip } from './drag/create-grip';
import { listenToDrag } from './drag/listen-to-drag';
import { listenToFiles } from './files/listen-to-files';
import type { EditorPort } from './editor-port';
import type { FrameEvents } from './frame-events';
import { kindText, say } from './editor-texts';
import { isTyping } from './listen-to-desk';
import { listenToPage } from './listen-to-page';
import { idStart } from '../elements/id-start';
import { frameStyle, pageMarkup } from '../page/index';
import { prepareSchema } from '../rich-text/rich-schema';
import { rememberCaret } from './remember-caret';
import { createSight } from './create-sight';
import { createShownStyles, listStyleMarks, type ShownStyles } from './create-shown-styles';
import { showSheets } from './show-sheets';
import { listCells, listMarks, swapBlocks, type ShownCells } from './swap-blocks';

/** `true` in the bundle of a site's own pages. */
declare const FRONTAGE_PAGE: true | undefined;

/** The page in its frame. */
export interface PageFrame {
  /** The page's window. */
  readonly window: Window;
  /** The root of a block, or what stands for it; undefined for none. */
  root(blockId: string): HTMLElement | undefined;
  /** Whether a block shows something. */
  isShown(blockId: string): boolean;
  /** Those of the blocks of the page that show nothing, once they are in their order. */
  listHidden(page: PageDocument): readonly PageBlock[];
  /** The id of the block that has the focus; undefined for none. */
  focused(): string | undefined;
  /**
   * Marks what is chosen.
   *
   * @param isShown whether the last block, or the section, is brought into sight. @default true
   */
  choose(chosen: MarkedParts, isShown?: boolean): void;
  /** Marks blocks that others have chosen. */
  showOthers(blockIds: readonly string[]): void;
  /**
   * Says which block is written in: keys and presses there are the writer's.
   *
   * @param isTyped whether a key is a letter that is typed on, of which nobody else hears. @default
   *   none is
   */
  write(blockId: string | undefined, isTyped?: Written['isTyped']): void;
  /** Shows the order that an edit makes at once; the server's page follows. */
  arrange(page: PageDocument): void;
  /**
   * Shows the server's newest page; gives whether it arrived.
   *
   * @param isWhole whether every block is shown anew, since the page was older. @default false
   */
  refresh(isWhole?: boolean): Promise<boolean>;
  destroy(): void;
}

/** What is written in. */
interface Written {
  readonly id?: string | undefined;
  readonly isTyped?: ((event: KeyboardEvent) => boolean) | undefined;
}

/** What a page's own scripts offer. */
interface FrameWindow extends Window {
  readonly Frontage?: { boot(root: Element): unknown };
  readonly CSSStyleSheet: typeof CSSStyleSheet;
}

/** What tells what the page shows. */
export interface ShownSource extends Pick<EditorPort, 'loadShown'> {
  /** The marks of what the frame shows. @default they are asked for */
  readonly marks?: ShownMarks | undefined;
}

/**
 * Opens the page in the frame for editing.
 *
 * @param frame has loaded the page
 * @param source tells what it shows
 */
export function createPageFrame(
  frame: HTMLIFrameElement,
  { loadShown, marks }: ShownSource,
  events: FrameEvents,
): PageFrame | undefined {
  const page = frame.contentDocument;
  // The frame has the editor's own origin.
  const window = frame.contentWindow as FrameWindow | null;
  if (!page?.body || !window) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const looks = createFrameLooks(new window.CSSStyleSheet());
  const values = new window.CSSStyleSheet();
  dressPage(page, [values, looks.sheet], signal);
  const styles = createShownStyles(values);
  const shown: ShownCells = new Map();
  const sight = createSight(window);
  let writing: Written = {};
  let loading: Promise<boolean> | undefined;
  let isStale = false;
  let arranged: PageDocument | undefined; // The page whose order is shown.
  listenToLetters(window, (event) => writing.isTyped?.(event), signal);
  const isWritten = (target: EventTarget | null) => isWrittenIn(target, writing.id);
  const dragging = { ...looks.withDragged(events), blockAt, isWritten, signal };
  listenToDrag(frame, window, dragging);
  const grip = createGrip(frame, window, dragging);
  listenToFiles(frame, window, { onFiles: events.onFiles, signal });
  listenToPage(window, page, { ...events, blockAt, isWritten }, signal);
  prepareSchema(window, signal);

  async function load(): Promise<boolean> {
    do {
      isStale = false;
      const fresh = await loadShown([...listMarks(shown), ...styles.marks()]);
      if (!fresh || !page || !window) return false;
      const settle = rememberFocus(frame, page);
      const { added, isComplete } = swapBlocks(page, fresh, shown, writing.id);
      if (arranged && !areCellsInOrder(page, arranged)) arranged = undefined;
      for (const root of added) window.Frontage?.boot(root);
      isStale ||= !isComplete;
      styles.show(fresh);
      settle();
      grip.update();
    } while (isStale);
    return true;
  }

  makeReachable(page);
  void rememberShown({ loadShown, marks }, { shown, styles }, () => loading !== undefined);
  return {
    window,
    root: (blockId) => rootIn(page, blockId),
    isShown: (blockId) => isShownIn(page, blockId),
    listHidden: (document) => listHiddenIn(page, document),
    focused: () => blockAt(page.activeElement),
    choose(chosen, isShown = true) {
      looks.choose(chosen);
      if (isShown) sight.show(chosen);
      grip.show(chosen.ids.at(-1));
    },
    showOthers: looks.showOthers,
    write: (id, isTyped) => void (writing = { id, isTyped }),
    arrange(document) {
      looks.mark(document);
      arrangeCells(page, document, arranged);
      arranged = document;
      grip.update();
    },
    refresh(isWhole = false) {
      isStale = true;
      if (isWhole) {
        shown.clear();
        styles.forget();
      }
      loading ??= load().finally(() => (loading = undefined));
      return loading;
    },
    destroy() {
      ended.abort();
      sight.destroy();
    },
  };
}

/** Gives the page its look, and sheets of the editor's own, until that ends. */
function dressPage(page: Document, own: readonly CSSStyleSheet[], signal: AbortSignal): void {
  // The server of a site sends the look with the page, so that nothing is styled twice.
  if (typeof FRONTAGE_PAGE === 'undefined' && !page.querySelector(`style[${pageMarkup.look}]`))
    signal.addEventListener('abort', showSheets(page, [frameStyle]));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, ...own];
  signal.addEventListener('abort', () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => !own.includes(one));
  });
}

/**
 * Keeps letters that are typed on from everybody else. It listens before all others, since each of
 * those takes its time.
 */
function listenToLetters(
  window: Window,
  isTyped: (event: KeyboardEvent) => boolean | undefined,
  signal: AbortSignal,
): void {
  const hear = (event: KeyboardEvent) => isTyped(event) && event.stopImmediatePropagation();
  window.addEventListener('keydown', hear, { capture: true, signal });
}

/** The root of a block, or what stands for it. */
function rootIn(page: Document, blockId: string): HTMLElement | undefined {
  return page.getElementById(idStart.block + blockId) ?? undefined;
}

function isShownIn(page: Document, blockId: string): boolean {
  return rootIn(page, blockId)?.hasAttribute(pageMarkup.empty) === false;
}

/** Looks at each block only if not as many are shown as there are. */
function listHiddenIn(page: Document, { sections }: PageDocument): readonly PageBlock[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const { cell, empty } = pageMarkup;
  const shown = page.querySelectorAll(`.${cell}>[id^=${idStart.block}]:not([${empty}])`);
  return shown.length === blocks.length ? [] : blocks.filter(({ id }) => !isShownIn(page, id));
}

/** What the page in the frame was made of. */
interface Shown {
  readonly shown: ShownCells;
  readonly styles: ShownStyles;
}

/** Remembers the page as the server made it: what its scripts have made of it is no change. */
async function rememberShown(
  { loadShown, marks }: ShownSource,
  { shown, styles }: Shown,
  isLate: () => boolean,
): Promise<void> {
  if (marks) {
    styles.remember(marks.styles);
    for (const [id, mark] of Object.entries(marks.blocks)) shown.set(id, mark);
    return;
  }
  const fresh = await loadShown([pageMarkup.everyMark]);
  if (!fresh || isLate() || shown.size > 0) return;
  styles.remember(listStyleMarks(fresh));
  for (const [id, cell] of listCells(fresh)) shown.set(id, cell);
}

/**
 * Remembers which block has the focus: one that somebody else has changed becomes another element.
 *
 * @returns lets the Tab key come to every block, and gives it the focus again
 */
function rememberFocus(frame: HTMLIFrameElement, page: Document): () => void {
  const isHere = frame.ownerDocument.activeElement === frame;
  const focused = isHere ? blockAt(page.activeElement) : undefined;
  const settle = rememberCaret(page);
  return () => {
    makeReachable(page);
    settle();
    if (focused !== undefined && page.activeElement === page.body)
      rootIn(page, focused)?.focus({ preventScroll: true });
  };
}

/** The id of the block around an element; undefined outside of blocks. */
function blockAt(target: EventTarget | null): string | undefined {
  const near = (target as Element | null)?.closest?.(`[id^=${idStart.block}]`);
  return near?.id.slice(idStart.block.length);
}

/** Whether an element is where words are written in a block. */
function isWrittenIn(target: EventTarget | null, blockId: string | undefined): boolean {
  return blockId !== undefined && blockAt(target) === blockId && isTyping({ target });
}

/** Lets the Tab key come to every block; one that shows nothing says which it is. */
function makeReachable(page: Document): void {
  for (const root of page.querySelectorAll<HTMLElement>(`[id^=${idStart.block}]:not([tabindex])`))
    root.tabIndex = 0;
  for (const root of page.querySelectorAll(`[${pageMarkup.empty}]`)) {
    const kind = kindText(root.getAttribute(pageMarkup.empty) ?? '');
    root.role = 'note';
    root.ariaLabel = `${kind}: ${say('emptyHint')}`;
  }
}
