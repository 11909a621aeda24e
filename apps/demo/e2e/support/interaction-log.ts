import type { Page } from '@playwright/test';

/** What a visitor did in blocks, and what came of it, on all pages since `logInteractions`. */
export interface InteractionLog {
  /**
   * State of the block at each key or click of a visitor in it; repeats by the runtime do not
   * count.
   */
  states: string[];
  /** Answers of blocks: slides that became current, details that opened or closed. */
  answers: string[];
}

/** Notes from the next page on what is done in blocks. */
export async function logInteractions(page: Page): Promise<InteractionLog> {
  const log: InteractionLog = { states: [], answers: [] };
  await page.exposeFunction('noteInteraction', (kind: keyof InteractionLog, what: string) =>
    log[kind].push(what),
  );
  await page.addInitScript(() => {
    // exposeFunction puts it on the window.
    const { noteInteraction } = window as unknown as {
      noteInteraction(kind: keyof InteractionLog, what: string): void;
    };
    const noteState = ({ isTrusted, target }: Event): void => {
      const block =
        target instanceof Element ? target.closest<HTMLElement>('[data-block-state]') : null;
      if (isTrusted && block) noteInteraction('states', block.dataset.blockState ?? '');
    };
    // On the window, and so before the boot, which listens on the document and holds events back.
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

/** Waits for the first paint of a page that is on its way. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}
