import type { Locator } from '@playwright/test';
import type { PageEditor } from './page-editor';
import { expect } from './visitor';

/** Somebody who works in the editor in one way alone. */
export interface EditorHand {
  /** Presses a control. */
  press(target: Locator): Promise<void>;
  /** Puts the caret at the end of the words of a block. */
  write(block: Locator): Promise<void>;
  /** Adds a block of a kind below the chosen one. */
  add(kind: string): Promise<void>;
  /** Acts on the chosen block. */
  act(name: 'Move up' | 'Duplicate' | 'Remove'): Promise<void>;
  undo(): Promise<void>;
}

const actKeys = { 'Move up': 'Alt+ArrowUp', Duplicate: 'Control+d', Remove: 'Delete' } as const;

/** Whoever has no keys but those that write letters. */
export function mouseOn({ page, panel }: PageEditor): EditorHand {
  const press = (target: Locator) => target.click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    press,
    async write(block) {
      const line = block.locator('h1,h2,h3,p,li').last();
      const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
      await line.click({ position: { x: width - 2, y: height - 4 } });
    },
    async add(kind) {
      await press(button('Add block'));
      await press(page.getByRole('dialog').getByRole('button', { name: kind, exact: true }));
    },
    act: (name) => press(panel.getByRole('button', { name, exact: true })),
    undo: () => press(button('Undo')),
  };
}

/** Whoever has no mouse: everything is come to by Tab, or has a key. */
export function keysOn({ page, frame }: PageEditor): EditorHand {
  const { keyboard } = page;

  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 300; presses += 1) {
      if (await target.evaluate(hasFocus)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${String(target)}`);
  }

  return {
    async press(target) {
      await tabTo(target);
      await keyboard.press('Enter');
    },
    async write(block) {
      await tabTo(block);
      await keyboard.press('Enter');
      await expect(frame.getByRole('textbox', { name: 'Text' })).toBeFocused();
      await keyboard.press('Control+End');
    },
    async add(kind) {
      // Up from the words to their block.
      await keyboard.press('Escape');
      await keyboard.press('/');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
      await keyboard.type(kind);
      await keyboard.press('Enter');
    },
    async act(name) {
      // Words that are written have that key for themselves.
      if (name === 'Remove') await keyboard.press('Escape');
      await keyboard.press(actKeys[name]);
    },
    undo: () => keyboard.press('Control+z'),
  };
}

/** Whether an element has the focus, also of a page in a frame. */
function hasFocus(element: Element): boolean {
  const { ownerDocument: page } = element;
  return page.activeElement === element && page.hasFocus();
}
