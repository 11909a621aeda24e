import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isChanged } from './is-changed';
import { mountAreaKeys } from './mount-area-keys';

let teardown: () => void;

const row = (name: string, box = '') =>
  `<tr><td>${box}</td><th scope="row"><a href="#${name}">${name}</a></th></tr>`;
const box = '<input type="checkbox" data-pick>';

beforeEach(() => {
  document.body.innerHTML = `
    <nav id="sections"><a href="#list" aria-current="page">Orders</a></nav>
    <main><form><input name="q"></form>
    <table class="list"><tbody>${row('one', box)}${row('two', box)}
      <tr><td><button>Three</button></td></tr></tbody></table></main>
    <dialog id="keys"><form method="dialog"><button>Close</button></form></dialog>`;
  teardown = mountAreaKeys(document, isChanged);
});
afterEach(() => {
  teardown();
  document.body.innerHTML = '';
});

const focused = () => document.activeElement?.textContent;
const dialog = () => document.querySelector<HTMLDialogElement>('dialog#keys');

describe('the keys of the area', () => {
  it('go from row to row, stay at the ends, and stop at what a row without link has', async () => {
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('one');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('one');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Three');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('one');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Three');
  });

  it('leave the ends of the page to the browser until one is in the list', async () => {
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(document.activeElement).toBe(document.body);
  });

  it('pick a row from its link, and tell Shift to what listens', async () => {
    const shifts: boolean[] = [];
    document.addEventListener('click', ({ shiftKey }) => shifts.push(shiftKey), { once: true });
    await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}');
    expect(document.querySelector<HTMLInputElement>('[data-pick]')?.checked).toBe(true);
    expect(shifts).toEqual([true]);
    await userEvent.keyboard(' ');
    expect(document.querySelector<HTMLInputElement>('[data-pick]')?.checked).toBe(false);
  });

  it('work right after a dialog is closed, though a field of it still has the focus', () => {
    const field = document.createElement('input');
    dialog()?.append(field);
    dialog()?.showModal();
    field.focus();
    dialog()?.close();
    expect(document.activeElement).toBe(field);
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
    expect(focused()).toBe('one');
  });

  it('are letters while somebody writes', async () => {
    document.querySelector<HTMLInputElement>('[name=q]')?.focus();
    await userEvent.keyboard('a ?{ArrowDown}');
    expect(document.querySelector<HTMLInputElement>('[name=q]')?.value).toBe('a ?');
    expect(dialog()?.open).toBe(false);
  });

  it('show themselves, and rest while a dialog is open', async () => {
    await userEvent.keyboard('?');
    expect(dialog()?.open).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Close');
    await userEvent.keyboard('{Escape}');
    expect(dialog()?.open).toBe(false);
  });

  it.each([
    ['a text', '<input name="a" value="one">', (field: HTMLInputElement) => (field.value = 'two')],
    ['a long text', '<textarea name="a">one</textarea>', (field) => (field.value = 'two')],
    ['a box', '<input type="checkbox" name="a">', (field) => (field.checked = true)],
    ['a choice', '<select name="a"><option>1<option>2</select>', (field) => (field.value = '2')],
  ] as [string, string, (field: HTMLInputElement) => unknown][])(
    'lead from the page of a row to its list, but not while %s is not saved',
    async (_, control, change) => {
      document.querySelector('#sections a')?.setAttribute('href', '/list#up');
      const form = document.querySelector('form') as HTMLFormElement;
      form.innerHTML = control;
      const went: string[] = [];
      // The page of the test stays.
      const onNavigate = (event: NavigateEvent): void => {
        event.preventDefault();
        went.push(event.destination.url);
      };
      navigation.addEventListener('navigate', onNavigate);
      change(form.elements.namedItem('a') as HTMLInputElement);
      await userEvent.keyboard('{Escape}');
      expect(went).toEqual([]);
      form.reset();
      await userEvent.keyboard('{Escape}');
      expect(went).toEqual([`${location.origin}/list#up`]);
      navigation.removeEventListener('navigate', onNavigate);
    },
  );

  it('do nothing once they are taken back', async () => {
    teardown();
    await userEvent.keyboard('?{ArrowDown}');
    expect([dialog()?.open, document.activeElement]).toEqual([false, document.body]);
  });
});
