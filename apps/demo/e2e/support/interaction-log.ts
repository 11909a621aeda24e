import type { Page } from '@playwright/test';

/** A visitor's actions in blocks, and their results, on all pages since `logInteractions`. */
export interface InteractionLog {
  /**
   * The state of the block at each of a visitor's keys or clicks in it; repetitions by the runtime
   * do not count.
   */
  states: string[];
  /** Results: slides that became current, details that opened or closed. */
  answers: string[];
}

/** Logs actions in blocks, from the next page on. */
export async function logInteractions(page: Page): Promise<InteractionLog> {
  const log: InteractionLog = { states: [], answers: [] };
  await page.exposeFunction('noteInteraction', (kind: keyof InteractionLog, name: string) =>
    log[kind].push(name),
  );
  await page.addInitScript(() => {
    // exposeFunction puts it on the window.
    const { noteInteraction } = window as unknown as {
      noteInteraction(kind: keyof InteractionLog, name: string): void;
    };
    const noteState = ({ isTrusted, target }: Event): void => {
      const block =
        target instanceof Element ? target.closest<HTMLElement>('[data-block-state]') : null;
      if (isTrusted && block) noteInteraction('states', block.dataset.blockState ?? '');
    };
    // On the window, so before the boot, which listens on the document and holds events back.
    for (const type of ['click', 'keydown']) addEventListener(type, noteState, true);
    // The gallery's event, as its type has it.
    addEventListener(
      'gallery:change',
      (event) =>
        noteInteraction(
          'answers',
          `slide ${(event as CustomEvent<{ index: number }>).detail.index}`,
        ),
      true,
    );
    // Only details toggle here.
    addEventListener(
      'toggle',
      ({ target }) =>
        noteInteraction('answers', (target as HTMLDetailsElement).open ? 'open' : 'closed'),
      true,
    );
  });
  return log;
}

/** Waits for the first paint of a page that is loading. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}
