import { replaceChanged } from '../elements/replace-changed';
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
  readonly frame: Pick<PageFrame, 'isShown'>;
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
  const sections = createSectionList(document, options.blocks, options.chooseSection);
  function update(): void {
    replaceChanged(hidden, listHidden(document, page(), frame, choose));
    sections.update(page());
  }
  return {
    show() {
      room.replaceChildren(...empty, hidden, advice.root, sections.root);
      update();
    },
    update,
    focusSection: sections.focus,
    destroy: () => room.replaceChildren(...empty),
  };
}
