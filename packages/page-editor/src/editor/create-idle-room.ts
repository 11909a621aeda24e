import type { PageDocument } from '@frontage/site-model';
import type { AdviceList } from './create-advice-list';
import type { PageFrame } from './create-page-frame';
import type { EditorBlocks } from './editor-blocks';
import { listHidden } from './list-hidden';
import { listSections } from './sections/list-sections';

/** What the panel shows while nothing is chosen. */
export interface IdleRoom {
  show(): void;
  /** Shows what the page has now. */
  update(): void;
  /** Puts the focus on a section in the list of them. */
  focusSection(sectionId: string): void;
  destroy(): void;
}

/** What it needs. */
export interface IdleRoomOptions {
  readonly document: Document;
  readonly blocks: EditorBlocks;
  readonly frame: Pick<PageFrame, 'root'>;
  /** Holds the controls; what it holds now is shown too. */
  readonly room: HTMLElement;
  readonly advice: Pick<AdviceList, 'root'>;
  page(): PageDocument;
  choose(blockId: string): void;
  chooseSection(sectionId: string): void;
}

/** Makes what is shown while nothing is chosen: blocks that show nothing on the page among it. */
export function createIdleRoom(options: IdleRoomOptions): IdleRoom {
  const { document, frame, room, advice, page, choose } = options;
  const empty = [...room.childNodes];
  const hidden = document.createElement('div');
  const sections = document.createElement('div');
  // Sections are named by all their words, which takes longest.
  let listed: PageDocument | undefined;
  function update(): void {
    showList(hidden, listHidden(document, page(), frame, choose));
    if (page() !== listed)
      showList(sections, listSections(document, options.blocks, page(), options.chooseSection));
    listed = page();
  }
  return {
    show() {
      room.replaceChildren(...empty, hidden, advice.root, sections);
      update();
    },
    update,
    focusSection: (id) =>
      sections.querySelector<HTMLElement>(`[data-section=${CSS.escape(id)}]`)?.focus(),
    destroy: () => room.replaceChildren(...empty),
  };
}

/** Whoever is in a list keeps the focus while it stays the same. */
function showList(holder: HTMLElement, list: readonly HTMLElement[]): void {
  if (holder.textContent !== list.map(({ textContent }) => textContent).join(''))
    holder.replaceChildren(...list);
}
