import type { PageDocument } from '@frontage/site-model';
import type { AdviceList } from './create-advice-list';
import type { PageFrame } from './create-page-frame';
import { listHidden } from './list-hidden';

/** What the panel shows while nothing is chosen. */
export interface IdleRoom {
  show(): void;
  /** Shows what the page has now. */
  update(): void;
  destroy(): void;
}

/** What it needs. */
export interface IdleRoomOptions {
  readonly document: Document;
  readonly frame: Pick<PageFrame, 'root'>;
  /** Holds the controls; what it holds now is shown too. */
  readonly room: HTMLElement;
  readonly advice: Pick<AdviceList, 'root'>;
  page(): PageDocument;
  choose(blockId: string): void;
}

/** Makes what is shown while nothing is chosen: blocks that show nothing on the page among it. */
export function createIdleRoom(options: IdleRoomOptions): IdleRoom {
  const { document, frame, room, advice, page, choose } = options;
  const empty = [...room.childNodes];
  const hidden = document.createElement('div');
  function update(): void {
    const list = listHidden(document, page(), frame, choose);
    // Whoever is in the list keeps the focus while it stays the same.
    if (hidden.textContent !== list.map(({ textContent }) => textContent).join(''))
      hidden.replaceChildren(...list);
  }
  return {
    show() {
      room.replaceChildren(...empty, hidden, advice.root);
      update();
    },
    update,
    destroy: () => room.replaceChildren(...empty),
  };
}
