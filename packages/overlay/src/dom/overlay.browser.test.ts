import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import readme from '../../README.md?raw';
import example from '../testing/readme-example.ts?raw';
import { openPanel } from '../testing/readme-example';
import { containFocus } from './contain-focus';
import { focusStops } from './focus-stops';
import { lockScroll } from './lock-scroll';
import { openLayer } from './open-layer';
import { returnFocus } from './return-focus';
import { containmentMessage } from '../messages';
import styles from '../style.css?raw';

let ends: (() => void)[] = [];

beforeEach(async () => {
  await page.viewport(800, 600);
  document.body.innerHTML = `<style>${styles}</style>
    <button id="before">Before</button>
    <div id="panel"><button id="a">A</button><button disabled>–</button><span tabindex="-1" id="quiet">q</span><a href="#x" id="b">B</a>
      <div style="display:none"><button>hidden</button></div></div>
    <button id="after">After</button><div style="height:3000px"></div>`;
});

afterEach(() => {
  for (const end of ends) end();
  ends = [];
  document.body.replaceChildren();
});

const get = (id: string): HTMLElement =>
  document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const focused = (): string | undefined => document.activeElement?.id;

describe('containFocus', () => {
  it('[5.15b] Tab goes round in the container and comes back from elsewhere', async () => {
    const release = containFocus({ container: get('panel'), document });
    ends.push(release);
    get('a').focus();
    const path = [];
    for (const keys of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(keys);
      path.push(focused());
    }
    expect(path).toEqual(['b', 'a', 'b', 'a']);
    get('quiet').focus();
    get('after').focus();
    expect(focused()).toBe('quiet');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('b');

    release();
    release();
    get('after').focus();
    expect(focused()).toBe('after');
  });

  it('[5.15b] where the last place cannot take it any more it goes to the first one that can, else to the container', () => {
    ends.push(containFocus({ container: get('panel'), document }));
    get('b').focus();
    get('b').hidden = true;
    get('after').focus();
    expect(focused()).toBe('a');
    get('a').hidden = true;
    get('panel').tabIndex = -1;
    get('after').focus();
    expect(focused()).toBe('panel');
  });

  it('[5.15b] a predicate may allow several places', async () => {
    ends.push(
      containFocus({ predicate: (element) => ['b', 'after'].includes(element.id), document }),
    );
    get('b').focus();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('after');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('b');
    get('before').focus();
    expect(focused()).toBe('b');
  });

  it('[5.15b] neither and both throw', () => {
    expect(() => containFocus({ document })).toThrow(containmentMessage);
    expect(() =>
      containFocus({ container: get('panel'), predicate: () => true, document }),
    ).toThrow(containmentMessage);
  });
});

describe('focusStops', () => {
  it('are what Tab leads to: nothing disabled, inert, hidden, or taken out of the order', () => {
    get('panel').innerHTML =
      `<button id="one"></button><fieldset disabled><input></fieldset><div inert><a href="#x">x</a></div>
      <a>no link</a><button style="visibility: hidden"></button><button hidden></button><button tabindex="-1"></button>
      <input type="hidden"><span tabindex="0" id="two"></span><p contenteditable id="three"></p>
      <p contenteditable="false"></p><p contenteditable tabindex="-1"></p><video controls id="four"></video><details open><summary id="five"></summary></details>`;
    expect(focusStops(get('panel')).map(({ id }) => id)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
    ]);
  });
});

describe('openLayer', () => {
  it('Escape dismisses the topmost only, and none once they have ended', async () => {
    const dismissed: string[] = [];
    const first = openLayer(window, { dismiss: () => dismissed.push('first') });
    const second = openLayer(window, { dismiss: () => dismissed.push('second') });
    ends.push(first, second);
    await userEvent.keyboard('{Escape}');
    second();
    await userEvent.keyboard('{Escape}');
    first();
    await userEvent.keyboard('{Escape}');
    expect(dismissed).toEqual(['second', 'first']);
  });

  it('an Escape that was used up below dismisses none', async () => {
    const dismiss = vi.fn();
    ends.push(openLayer(window, { dismiss }));
    get('a').addEventListener('keydown', (event) => event.preventDefault());
    get('a').focus();
    await userEvent.keyboard('{Escape}');
    expect(dismiss).not.toHaveBeenCalled();
  });

  it('an Escape that ends the choice of a character dismisses none', () => {
    const dismiss = vi.fn();
    ends.push(openLayer(window, { dismiss }));
    for (const isComposing of [true, false]) {
      get('a').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing }),
      );
      expect(dismiss).toHaveBeenCalledTimes(isComposing ? 0 : 1);
    }
  });

  it('a native dialog below the topmost layer stays open', async () => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>In it</button>';
    document.body.append(dialog);
    dialog.showModal();
    const end = openLayer(window, { dismiss: () => end() });
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
  });
});

describe('lockScroll', () => {
  it('keeps the page where it is until the last lock ends, and nothing shifts', () => {
    document.documentElement.style.overflow = 'auto';
    scrollTo(0, 500);
    const place = (): unknown[] => [scrollY, get('panel').getBoundingClientRect().toJSON()];
    const before = place();
    const [first, second] = [lockScroll(document), lockScroll(document)];
    ends.push(first, second);
    expect(place()).toEqual(before);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    first();
    first();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    second();
    expect(document.documentElement.style.overflow).toBe('auto');
    expect(document.documentElement.style.paddingRight).toBe('');
    expect(place()).toEqual(before);
    document.documentElement.removeAttribute('style');
  });
});

describe('lockScroll with a classic scrollbar', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.documentElement.removeAttribute('dir');
  });

  it.each(['ltr', 'rtl'])('keeps its room free, on the right: %s', (dir) => {
    const { documentElement } = document;
    documentElement.dir = dir;
    vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
    const release = lockScroll(document);
    expect([documentElement.style.paddingRight, documentElement.style.paddingLeft]).toEqual([
      '15px',
      '',
    ]);
    release();
    expect(documentElement.style.paddingRight).toBe('');
  });
});

describe('returnFocus', () => {
  it('takes the first that can have it', () => {
    const gone = document.createElement('button');
    expect(returnFocus([null, gone, get('panel'), get('b'), get('a')])).toBe(get('b'));
    expect(returnFocus([gone, undefined])).toBeUndefined();
  });
});

it('the example of the README is the one that runs', async () => {
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);
  get('before').focus();
  get('panel').hidden = true;
  ends.push(openPanel(get('panel')));
  expect(focused()).toBe('a');
  await userEvent.keyboard('{Escape}');
  expect([focused(), get('panel').hidden]).toEqual(['before', true]);
});
