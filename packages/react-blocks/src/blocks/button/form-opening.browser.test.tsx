import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { Form } from '../form/Form';
import { Button } from './Button';
import * as module from './button.mount';

const block = 'b'.repeat(24);
const definition = {
  id: 'f'.repeat(24),
  kind: 'form' as const,
  name: 'Visit',
  submitText: 'Send',
  successText: 'Thank you.',
  fields: [{ id: 'text-1', type: 'text' as const, title: 'Name', required: true }],
};
const page = { id: 'c'.repeat(24), title: 'Contact', path: '/contact' };
const form = renderToStaticMarkup(<Form id={block} definition={definition} page={page} />);

let end = (): void => {};
let asked: string[] = [];
let answers: (string | undefined)[] = [];
const boot = vi.fn(async () => undefined);

beforeEach(() => {
  asked = [];
  boot.mockClear();
  Object.assign(window, { Frontage: { boot } });
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {});
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
    body,
  ) {
    asked.push(new URLSearchParams(String(body)).get('widgetJSON') ?? '');
    const html = answers.shift();
    const parsed = new DOMParser().parseFromString(`<body>${html ?? ''}`, 'text/html');
    parsed.body.toggleAttribute('data-elsewhere', html === '');
    vi.spyOn(this, 'status', 'get').mockReturnValue(html === undefined ? 500 : 200);
    vi.spyOn(this, 'responseXML', 'get').mockReturnValue(parsed);
    this.dispatchEvent(new ProgressEvent('load'));
  });
});
afterEach(() => {
  end();
  end = () => {};
  Reflect.deleteProperty(window, 'Frontage');
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function openButton(href = `/contact?from=home#block-${block}`) {
  const root = showMarkup(<Button text="Plan a visit" href={href} opensForm />);
  const before = canonical(document.body);
  const context = testContext();
  end = await mountBlock(root, module, context);
  const link = root.querySelector('a') as HTMLAnchorElement;
  const dialog = () => document.querySelector('dialog');
  return { link, dialog, before, context };
}

describe('a button that opens a form', () => {
  it('[8.18v] fetches it when it is opened, once; what was filled in stays', async () => {
    answers = [form];
    const { link, dialog, before } = await openButton();
    expect(asked).toEqual([]);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialog()?.querySelector('form input')).toBeTruthy();
    expect(asked.map((text): unknown => JSON.parse(text))).toEqual([
      { type: 'form', id: block, value: '/contact?from=home' },
    ]);
    expect(boot).toHaveBeenCalledExactlyOnceWith(dialog()?.querySelector('[data-block=form]'));
    await userEvent.keyboard('Ada');
    // Colours are still on their way once a form has started.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect((await axe.run(dialog() ?? document)).violations).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog()?.open).toBe(false);
    expect(document.activeElement).toBe(link);
    await userEvent.keyboard('{Enter}');
    expect(dialog()?.querySelector<HTMLInputElement>('form input[type=text]')?.value).toBe('Ada');
    expect(asked).toHaveLength(1);
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it('[8.18v] says that it is unable to, with a way to try again and one to its page', async () => {
    answers = [undefined, '<p>None</p>', form];
    const { link, dialog, context } = await openButton('/contact');
    link.click();
    const alert = () => dialog()?.querySelector('[role=alert]')?.textContent;
    const again = () => dialog()?.querySelector<HTMLElement>('button.fr-action');
    await expect.poll(alert).toBe('Unable to open form');
    expect(document.activeElement).toBe(again());
    expect(dialog()?.querySelector('a')?.href).toBe(link.href);
    expect((await axe.run(dialog() ?? document)).violations).toEqual([]);
    const first = again();
    first?.click();
    await expect.poll(() => again() !== first && alert()).toBe('Unable to open form');
    again()?.click();
    await expect.poll(() => dialog()?.querySelector('form')).toBeTruthy();
    expect(dialog()?.textContent).not.toContain('Unable');
    expect(context.issues).toMatchObject([
      { code: 'FORM_FAILED', block: 'button' },
      { code: 'FORM_FAILED', block: 'button' },
    ]);
    expect(asked[0]).toContain('"id":""');
  });

  it('[8.18v] leads to the page of a form that is to be seen there alone', async () => {
    answers = [''];
    // To this page, so that the test stays.
    const { link } = await openButton(`${location.pathname}${location.search}#form-there`);
    link.click();
    await expect.poll(() => location.hash).toBe('#form-there');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('[8.18v] is a plain link without the runtime of the site, with a modifier, and to elsewhere', async () => {
    const { link, dialog } = await openButton();
    const isFollowed = (options: MouseEventInit = {}) => {
      let followed = false;
      const stop = (event: Event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', stop, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
      return followed;
    };
    expect(isFollowed({ ctrlKey: true })).toBe(true);
    Reflect.deleteProperty(window, 'Frontage');
    expect([isFollowed(), dialog(), asked]).toEqual([true, null, []]);
    const away = showMarkup(<Button text="Away" href="https://a.example/contact" opensForm />);
    expect(away.dataset['blockState']).toBeUndefined();
  });
});
