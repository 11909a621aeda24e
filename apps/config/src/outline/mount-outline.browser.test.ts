import { tokensCss } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountOutline } from './mount-outline';

const links = 'Pots | /work\nShop | /shop\nVisit | /visit\nArabic | /ar | ar';
const columns = 'Where\nThe old net loft\nMap | /visit\n\nFind\nSearch | /search';
const status = page.getByRole('status');
const grip = (text: string) => page.getByRole('button', { name: `Move ${text}`, exact: true });
let end: () => void;
let control: HTMLTextAreaElement;

function open(text: string, kind: 'links' | 'columns', wanted?: string): void {
  document.body.innerHTML = `<style>${tokensCss()}li{list-style:none;position:relative}.outline-row{display:flex;position:relative;block-size:40px}[data-is-inside]{margin-inline-start:32px}ol{margin:0;padding:0}.outline-grip{inline-size:32px;touch-action:none}</style><form><label for="f">Links</label><textarea id="f"></textarea></form>`;
  control = document.querySelector('textarea') ?? document.createElement('textarea');
  control.value = text;
  const loadChoices = () => Promise.resolve([{ id: '1', label: 'About us', href: '/about' }]);
  end = mountOutline(control, kind, loadChoices, wanted);
}

/** Drags a grip by so many px, and lets it go. */
async function drag(text: string, by: number, isDropped = true, aside = 0): Promise<void> {
  const { left, top, height } = grip(text).element().getBoundingClientRect();
  const from = { clientX: left + 9, clientY: top + height / 2, pointerId: 1, bubbles: true };
  const target = grip(text).element();
  // Only a pointer of the browser can be captured.
  Object.assign(target, { setPointerCapture: () => undefined });
  target.dispatchEvent(new PointerEvent('pointerdown', { ...from, button: 0 }));
  target.dispatchEvent(
    new PointerEvent('pointermove', {
      ...from,
      clientX: from.clientX + aside,
      clientY: from.clientY + by,
    }),
  );
  if (isDropped) target.dispatchEvent(new PointerEvent('pointerup', from));
}

beforeEach(() => open(links, 'links'));
afterEach(() => {
  end();
  document.body.replaceChildren();
});

describe('[3.50] the rows of header and footer', () => {
  it('a row is dragged by its grip, and a line shows where it lands', async () => {
    await drag('Pots', 90, false);
    const line = document.querySelector('[data-drop]');
    expect(line?.querySelector('input')?.value).toBe('Visit');
    await userEvent.keyboard('{Escape}');
    await expect.element(status).toHaveTextContent('Not moved.');
    expect([control.value, document.querySelector('[data-drop]')]).toEqual([links, null]);
    await drag('Pots', 90);
    expect(control.value).toMatch(/^Shop.*\n(Pots.*\nVisit|Visit.*\nPots)/);
    await expect.element(status).toHaveTextContent(/Pots is now [23] of 4\./);
    await expect.element(grip('Pots')).toHaveFocus();
  });

  it('the form hears of a row that is moved, as of one that is written', async () => {
    const heard: string[] = [];
    control.form?.addEventListener('input', ({ target }) => {
      if (target === control) heard.push(control.value);
    });
    grip('Pots').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(heard).toEqual([expect.stringMatching(/^Shop.*\nPots/)]);
  });

  it('has the focus on the link that somebody has come to mend', () => {
    end();
    open(columns, 'columns', '/search');
    expect(document.activeElement?.ariaLabel).toBe('Link of Search: /search');
    end();
    open(columns, 'columns', '/gone');
    expect(document.activeElement).toBe(document.body);
  });

  it('has the focus that the browser gives what is wrong, and the words for that', () => {
    end();
    control.setAttribute('aria-describedby', 'f-wrong');
    control.focus();
    end = mountOutline(control, 'links', () => Promise.resolve([]));
    const rows = document.querySelector('[role=group]');
    expect(rows?.getAttribute('aria-describedby')).toBe('f-wrong');
    expect(document.activeElement).toBe(rows?.querySelector('input'));
  });

  it('is moved by keys, each step said, and undone', async () => {
    (grip('Shop').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(status).toHaveTextContent('Shop is now 3 of 4.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(status).toHaveTextContent('Shop cannot go further.');
    expect(control.value).toBe('Pots | /work\nVisit | /visit\nArabic | /ar | ar\nShop | /shop');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(control.value).toBe(links);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(status).toHaveTextContent('Nothing to undo.');
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(control.value).toMatch(/^Pots.*\nVisit/);
  });

  it('a step goes on below the next heading, and a column takes its lines along', async () => {
    end();
    open(columns, 'columns');
    (grip('Map').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(status).toHaveTextContent('Map is now 1 of 2 below Find.');
    (grip('Find').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(status).toHaveTextContent('Find is now 1 of 2.');
    expect(control.value).toBe('Find\nMap | /visit\nSearch | /search\n\nWhere\nThe old net loft');
  });

  it('[2.13c] a new link is found in the dialog of links, and named', async () => {
    await page.getByRole('button', { name: 'Add a link' }).click();
    await userEvent.keyboard('About');
    await page.getByRole('button', { name: 'Choose a link for About' }).click();
    await page.getByRole('button', { name: /About us/ }).click();
    await expect.element(status).toHaveTextContent('About leads to /about now.');
    expect(control.value).toBe(`${links}\nAbout | /about`);
    await page.getByRole('button', { name: 'Remove Shop' }).click();
    await expect.element(status).toHaveTextContent('Shop was removed. Undo brings it back.');
    expect(control.value).not.toContain('Shop');
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('a folder is made and filled by keys, each step said, and by dragging to its side', async () => {
    (grip('Visit').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status).toHaveTextContent('Visit is now 1 of 1 in Shop.');
    await expect.element(grip('Visit')).toHaveFocus();
    expect(control.value).toBe('Pots | /work\nShop | /shop\n- Visit | /visit\nArabic | /ar | ar');
    (grip('Shop').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status).toHaveTextContent(/There is no folder for Shop/);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(status).toHaveTextContent('Shop is now 1 of 3.');
    await drag('Arabic', -70, true, 60);
    await expect.element(status).toHaveTextContent('Arabic is now 2 of 2 in Shop.');
    expect(control.value).toBe('Shop | /shop\n- Visit | /visit\n- Arabic | /ar | ar\nPots | /work');
    (grip('Visit').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(status).toHaveTextContent('Visit is now 2 of 3.');
    await page.getByRole('button', { name: 'Add a folder' }).click();
    await userEvent.keyboard('More');
    await expect.element(status).toHaveTextContent('A folder was added.');
    expect(control.value).toMatch(/Pots \| \/work\nMore$/);
  });

  it('gives the control back as it was', () => {
    expect(control.hidden).toBe(true);
    end();
    expect([control.hidden, document.querySelector('.outline')]).toEqual([false, null]);
  });
});
