import type { Page } from '@playwright/test';

/** Where files are, in px of the window. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
}

/** Files that are dragged over a window from outside. */
export interface DraggedFiles {
  move(to: DragPoint): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Drags files over a window, with the browser's own events.
 *
 * @param files their paths
 */
export async function dragFiles(
  page: Page,
  files: readonly string[],
  from: DragPoint,
): Promise<DraggedFiles> {
  const session = await page.context().newCDPSession(page);
  let at = from;
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    });
  await send('dragEnter');
  await send('dragOver');
  return {
    async move(to) {
      at = to;
      await send('dragOver');
    },
    async drop() {
      await send('drop');
      await session.detach();
    },
  };
}
