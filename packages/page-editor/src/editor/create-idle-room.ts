import { replaceChanged } from '../elements/replace-changed';
import { element } from '../elements/element';
import { say } from './editor-texts';
import type { PageDocument } from '@frontage/site-model';
import type { AdviceList } from './create-advice-list';
import type { PageFrame } from './create-page-frame';
import type { EditorBlocks } from './editor-blocks';
import { listHidden } from './list-hidden';
import { createSectionList } from './sections/create-section-list';

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
  readonly frame: Pick<PageFrame, 'listHidden'>;
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
  const keys = element(document, 'span', { 'data-by-keys': true }, say('emptyPageKeys'));
  const begin = element(document, 'p', {}, say('emptyPage'), ' ', keys);
  const sections = createSectionList(document, options.blocks, options.chooseSection);
  /** Where nothing is there to be pressed, it is said how to begin. */
  function showBegin(isEmpty: boolean): void {
    for (const node of empty) if (node instanceof Element) node.toggleAttribute('hidden', isEmpty);
    begin.hidden = !isEmpty;
  }
  function update(): void {
    showBegin(page().sections.every(({ blocks }) => blocks.length === 0));
    replaceChanged(hidden, listHidden(document, frame.listHidden(page()), choose));
    sections.update(page());
  }
  return {
    show() {
      room.replaceChildren(begin, ...empty, hidden, advice.root, sections.root);
      update();
    },
    update,
    focusSection: sections.focus,
    destroy() {
      showBegin(false);
      room.replaceChildren(...empty);
    },
  };
}
