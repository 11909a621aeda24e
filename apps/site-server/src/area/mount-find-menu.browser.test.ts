import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FoundAnswer } from './fetch-found';
import { mountFindKeys } from './mount-find-keys';
import { mountFindMenu } from './mount-find-menu';
import { renderFound } from './render-found';

let teardown: () => void;
/** What the server answers, one part after the other. */
let answers: readonly FoundAnswer[];
let answered: () => Promise<void>;
let requested: string[];
let opened: string[];
let load = () => Promise.resolve(mount());

function mount(): void {
  const dialog = document.querySelector('dialog');
  if (!dialog) return;
  mountFindMenu(dialog, {
    fetchFound: async (address, signal, show) => {
      requested.push(new URL(address).searchParams.get('q') ?? '');
      for (const answer of answers) {
        show(answer);
        await answered();
      }
    },
    renderFound,
    pause: 0,
  });
}

beforeEach(() => {
  [requested, opened] = [[], []];
  answered = () => Promise.resolve();
  answers = [
    {
      text: 'found',
      groups: [
        { title: 'Go to', entries: [{ text: 'Pages', href: '#pages' }] },
        { title: 'Do', entries: [{ text: 'New <b>page</b>', href: '#new', detail: 'here' }] },
      ],
    },
  ];
  document.body.innerHTML = `<a href="#find" data-find>Find</a><input id="other">
    <dialog id="find" data-one="1 result" data-found="{count} results"
      data-none="Nothing" data-offline="No connection">
      <form action="/config/find"><input name="q"><button>Show all</button></form>
      <div id="found" role="listbox" hidden></div><p role="status"></p></dialog>`;
  teardown = mountFindKeys(document, () => load());
  document.addEventListener('click', note);
  document.addEventListener('submit', note);
});
afterEach(() => {
  teardown();
  document.removeEventListener('click', note);
  document.removeEventListener('submit', note);
  load = () => Promise.resolve(mount());
  document.body.innerHTML = '';
});

/** Notes where a link or a form would lead, and stays. */
function note(event: Event): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const href = target.closest('a')?.getAttribute('href');
  if (event.type === 'click' && !href) return;
  event.preventDefault();
  opened.push(href ?? 'the page');
}

const dialog = () => document.querySelector('dialog');
const status = () => document.querySelector('[role=status]')?.textContent;
const chosen = () => document.querySelector('[aria-selected=true]')?.textContent;
const seesResults = () => vi.waitFor(() => expect(status()).not.toBe(''));

it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
  '%s opens it with the focus in its field',
  async (keys) => {
    await userEvent.keyboard(keys);
    expect(dialog()?.open).toBe(true);
    expect(document.activeElement?.getAttribute('name')).toBe('q');
    await userEvent.keyboard('{Escape}');
    expect(dialog()?.open).toBe(false);
  },
);

it('a slash right after Escape opens it again, though its field still has the focus', async () => {
  const pressSlash = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }),
    );
  await userEvent.keyboard('/');
  dialog()?.close();
  expect(document.activeElement?.getAttribute('name')).toBe('q');
  pressSlash();
  expect(dialog()?.open).toBe(true);
});

it('a slash that is written in a field is a slash', async () => {
  document.querySelector<HTMLInputElement>('#other')?.focus();
  await userEvent.keyboard('/');
  expect(dialog()?.open).toBe(false);
  expect(document.querySelector<HTMLInputElement>('#other')?.value).toBe('/');
});

it('arrows go round through the results, and Enter opens the chosen one', async () => {
  await userEvent.click(document.querySelector('[data-find]') ?? document.body);
  await seesResults();
  expect([chosen(), status()]).toEqual(['Pages', '2 results']);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe('New <b>page</b> here');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(opened).toEqual(['#new']);
  const field = document.querySelector('[role=combobox]');
  expect(field?.getAttribute('aria-activedescendant')).toBe(
    document.querySelector('[aria-selected=true]')?.id,
  );
});

it('what was typed before the script came stays and is asked; Enter opens the first answer', async () => {
  let arrive = () => undefined as void;
  load = () => new Promise((resolve) => (arrive = () => resolve(mount())));
  await userEvent.keyboard('/');
  await userEvent.keyboard('pag');
  arrive();
  await vi.waitFor(() => expect(requested).toEqual(['pag']));
  await userEvent.keyboard('es{Enter}');
  await vi.waitFor(() => expect(opened).toEqual(['#pages']));
  expect(requested.at(-1)).toBe('pages');
});

it('without an answer it says so, keeps what was entered, and Enter leads to the page', async () => {
  answers = [{ text: 'offline', groups: [] }];
  await userEvent.keyboard('/');
  await userEvent.keyboard('kiln');
  await seesResults();
  await vi.waitFor(() => expect(requested.at(-1)).toBe('kiln'));
  expect(status()).toBe('No connection');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(opened).toEqual(['the page']));
});

it.each(['none', 'offline', 'failed'] as const)(
  'Enter before an answer that has nothing leads to the page: %s',
  async (text) => {
    answers = [{ text, groups: [] }];
    await userEvent.keyboard('/');
    await userEvent.keyboard('kiln{Enter}');
    await vi.waitFor(() => expect(opened).toEqual(['the page']));
    expect(requested.at(-1)).toBe('kiln');
  },
);

describe('while the rest is to come', () => {
  const groups = [
    { title: 'Go to', entries: [{ text: 'Pages', href: '#pages' }] },
    { title: 'Orders', entries: [{ text: 'Order 7', href: '#7' }] },
  ];
  const rest = { title: 'Files', entries: [{ text: 'kiln.jpg', href: '#kiln' }] };
  let come = () => undefined as void;
  beforeEach(() => {
    answers = [
      { text: 'more', groups },
      { text: 'found', groups: [...groups, rest] },
    ];
    answered = () => new Promise((resolve) => (come = resolve));
  });

  it('what is there can be chosen and opened, stays chosen, and all is counted once at the end', async () => {
    await userEvent.keyboard('/');
    await vi.waitFor(() => expect(chosen()).toBe('Pages'));
    await userEvent.keyboard('{ArrowDown}');
    expect([chosen(), status()]).toEqual(['Order 7', '']);
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual(['#7']);
    come();
    await seesResults();
    expect([chosen(), status()]).toEqual(['Order 7', '3 results']);
    expect(document.querySelectorAll('[role=option]')).toHaveLength(3);
  });

  it('where nothing is there yet, Enter opens the first of the rest', async () => {
    answers = [
      { text: 'more', groups: [] },
      { text: 'found', groups: [rest] },
    ];
    await userEvent.keyboard('/');
    await vi.waitFor(() => expect(requested).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual([]);
    come();
    await vi.waitFor(() => expect(opened).toEqual(['#kiln']));
  });
});

it('without its script Enter leads to the page, and the next opening tries again', async () => {
  load = () => Promise.reject(new Error('gone'));
  await userEvent.keyboard('/kiln{Enter}');
  expect(opened).toEqual(['the page']);
  load = () => Promise.resolve(mount());
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  await userEvent.keyboard('/');
  await seesResults();
  expect(chosen()).toBe('Pages');
});

it('afterwards no key opens it', async () => {
  teardown();
  await userEvent.keyboard('/');
  expect(dialog()?.open).toBe(false);
});
