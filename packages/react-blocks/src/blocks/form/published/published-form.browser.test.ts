import { holdEvents } from '@frontage/core-lifecycle/boot';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { formMessage } from '@frontage/form-runtime';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { blocks } from '../../../registry';
import { olderSamples, publishedForm, publishedNewsletter, publishedSamples, type PublishedFormOptions, type PublishedSample } from '../../../testing/published-forms';
import { mountBlock, noHurry, testContext } from '../../../testing/test-blocks';
import { publishedFormSelector } from './published-selector';
import * as module from './published-form.mount';

const samples = { ...publishedSamples, ...olderSamples };
const contact = ['name', 'email', 'textarea'].map((kind) => publishedSamples[kind]?.html ?? '').join('');
const firstVariant = `return (new Y.Site.FormSubmit({ formNode: Y.Node(form) })).submit('5f0abcdef012345678901234', '5c1b', 'item-5d2c')`;

const sent: Record<string, unknown>[] = [];
let answer: () => Response | Promise<Response>;
let challenge: () => Response;
const ownFetch = window.fetch;
const ends: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  answer = () => Response.json({ data: {} });
  challenge = () => new Response('', { status: 404 });
  // The calls of a window keep the fetch that they first met.
  window.fetch = (input, init) => reply(input, init);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

async function reply(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = String(input instanceof Request ? input.url : input);
  if (!address.includes('/api/form/')) return ownFetch(input, init);
  if (address.includes('FormSubmissionKey')) return Response.json({ data: { key: 'key-1' } });
  if (!address.includes('SaveFormSubmission')) return challenge();
  sent.push(JSON.parse(String(input instanceof Request ? await input.text() : init?.body)));
  return answer();
}

async function publish(html: string) {
  document.body.innerHTML = `<main><h1>Contact</h1><div class="page-part">${html}</div></main>`;
  const before = document.body.innerHTML;
  const root = find(publishedFormSelector.replaceAll(':has', 'main :has'));
  const context = testContext();
  const end = await mountBlock(root, module, context);
  ends.push(end);
  return { root, before, context, end };
}

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Fills in before the script comes, by the names of the markup. */
function fillIn({ entries }: PublishedSample): void {
  for (const [key, value] of Object.entries(entries)) {
    const [name, choice] = key.split('=');
    if (choice !== undefined) find<HTMLInputElement>(`[name="${name}"][value="${choice}"]`).checked = true;
    else find<HTMLInputElement>(`[name="${name}"], [id="${name}"]`).value = value;
  }
}

const send = (): void => find('[type=submit]').click();
const summary = (): HTMLElement => find('[data-form-summary]');

describe.each(Object.entries(samples))('[3.06] a published field: %s', (_, sample) => {
  it('is sent with the value of its kind, under the id of its element', async () => {
    document.body.innerHTML = '';
    const { root, end } = await publish(publishedForm(sample.html));
    end();
    fillIn(sample);
    ends.push(await mountBlock(root, module));
    send();
    await expect.poll(() => sent.length, noHurry).toBe(1);
    const id = find('.form-item').id;
    expect(JSON.parse(String(sent[0]?.form))).toEqual({ [id]: sample.value });
  });

  it('blank, says what is wrong first in it, linked with its control; axe finds nothing', async () => {
    await publish(publishedForm(sample.html));
    for (const select of document.querySelectorAll('select')) select.selectedIndex = 0;
    send();
    await expect.poll(() => document.activeElement, noHurry).toBe(summary());
    const item = find('.form-item');
    const slot = item.firstElementChild;
    expect(slot?.matches('.field-error')).toBe(true);
    expect(slot?.textContent).toMatch(/ is required\.$/);
    expect(item.classList.contains('error')).toBe(true);
    const described = [item, ...item.querySelectorAll('[aria-describedby]')].filter((element) => element.getAttribute('aria-describedby')?.split(' ').includes(slot?.id ?? ''));
    expect(described).toHaveLength(1);
    expect(described[0]?.matches('[aria-invalid=true]') || described[0]?.querySelector('[aria-invalid=true]') !== null).toBe(true);

    const link = summary().querySelector('a');
    expect(link?.textContent).toBe(slot?.textContent);
    expect(item.contains(document.getElementById(link?.hash.slice(1) ?? ''))).toBe(true);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
});

describe('a published form', () => {
  it('[3.05a] goes with the first variant where its handler told where it stands; the handler is not run', async () => {
    const { before, end } = await publish(publishedForm(contact, { onsubmit: `window.ran = true; ${firstVariant}` }));
    expect(find('form').getAttribute('onsubmit')).toBe(null);
    await fillContact();
    send();
    await expect.poll(() => sent.length, noHurry).toBe(1);
    const page = { pageTitle: document.title, pageId: '5c1b', contentSource: 'c', pagePath: location.pathname, pagePermissionTypeValue: 1 };
    const item = { collectionId: '5c1b', objectName: 'item-5d2c', isOverlayForm: false, submitButtonText: 'Send it' };
    expect(sent[0]).toMatchObject({ key: 'key-1', formId: '5f0abcdef012345678901234', ...item, ...page });
    expect('ran' in window).toBe(false);
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('[3.05b] goes with the second variant where no handler tells', async () => {
    await publish(publishedForm(contact));
    await fillContact();
    send();
    await expect.poll(() => sent.length, noHurry).toBe(1);
    expect(Object.keys(sent[0] ?? {})).toEqual(['key', 'formId', 'form', 'pageTitle', 'pageId', 'contentSource', 'pagePath', 'pagePermissionTypeValue']);
  });

  it('[4.01a] [4.01b] locks, says so on its button, then hides and shows and focuses the text', async () => {
    let release: (response: Response) => void = () => {};
    answer = () => new Promise((resolve) => (release = resolve));
    const { before, end } = await publish(publishedForm(contact));
    await fillContact();
    send();
    await expect.poll(() => sent.length, noHurry).toBe(1);
    expect(find<HTMLInputElement>('[type=submit]').value).toBe('Submitting…');
    expect(find('.field-list').inert).toBe(true);
    release(Response.json({ data: {} }));
    await expect.poll(() => document.activeElement, noHurry).toBe(find('.form-submission-text'));
    expect(find('.form-submission-text').checkVisibility()).toBe(true);
    expect(find('form').checkVisibility()).toBe(false);
    end();
    expect(document.body.innerHTML).toBe(before);
    expect(find<HTMLInputElement>('[type=submit]').value).toBe('Send it');
  });

  it('[5.07] [8.02] [8.04a] shows what the server refuses at its field and above; typing takes it back', async () => {
    answer = () => Response.json({ errors: { 'email-yui_3': 'We know no such address.' } }, { status: 400 });
    await publish(publishedForm(contact));
    await fillContact();
    send();
    await expect.poll(() => document.activeElement, noHurry).toBe(summary());
    expect(summary().textContent).toBe(`${formMessage('ERROR_ABOVE')}We know no such address.`);
    expect(find('#email-yui_3 > :first-child').textContent).toBe('We know no such address.');
    expect(find<HTMLInputElement>('[type=submit]').value).toBe('Send it');
    find('[data-form-summary] a').click();
    await userEvent.type(find('#email-yui_3-field'), 'x');
    expect(find('#email-yui_3 > :first-child').checkVisibility()).toBe(false);
    await expect.poll(() => find('#email-yui_3').classList.contains('error'), noHurry).toBe(false);
  });

  it('[4.01b] runs the HTML of its owner in a frame that is no part of the page', async () => {
    const html = `<script>parent.postMessage({ ran: origin, base: document.baseURI }, '*')</script>`;
    const told = new Promise<MessageEvent>((resolve) => window.addEventListener('message', resolve, { once: true }));
    await publish(publishedForm(contact, { html }));
    await fillContact();
    send();
    const { data } = await told;
    expect(data).toEqual({ ran: 'null', base: document.baseURI });
    expect(find('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('[3.11] a hidden control that is the field takes the parameter of its name', async () => {
    const hidden = '<input class="form-item hidden" type="hidden" id="hidden-yui_3" name="SOURCE" value="direct">';
    const within = '<div id="hidden-yui_4" class="form-item field hidden"><input type="hidden" name="CAMPAIGN" value="spring"></div>';
    history.replaceState(null, '', `${location.pathname}?SOURCE=poster`);
    try {
      await publish(publishedForm(hidden + within));
      send();
      await expect.poll(() => sent.length, noHurry).toBe(1);
    } finally {
      history.replaceState(null, '', location.pathname);
    }
    expect(JSON.parse(String(sent[0]?.form))).toEqual({ 'hidden-yui_3': 'poster', 'hidden-yui_4': 'spring' });
  });

  it('[3.06] has no value for a section', async () => {
    await publish(publishedForm('<div id="section-yui_3" class="form-item section underline"><div class="title">About you</div></div>'));
    send();
    await expect.poll(() => sent.length, noHurry).toBe(1);
    expect(sent[0]?.form).toBe('{}');
  });

  it('[5.06a] [5.06c] counts a text that has a limit; what its owner wrote about a field is read with it', async () => {
    const limited = publishedSamples.textarea?.html.replace('<textarea', '<div class="description">Be brief.</div><textarea data-max-length="5"');
    const { before, end } = await publish(publishedForm(limited ?? ''));
    const control = find('textarea');
    await userEvent.fill(control, 'Hello you');
    expect(find('[data-counter]').textContent).toBe('9 / 5');
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(ids[0] ?? '')?.textContent).toBe('Be brief.');
    send();
    await expect.poll(() => document.getElementById(ids[1] ?? '')?.textContent, noHurry).toBe('You have exceeded the character limit.');
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is filled in and sent by keys alone', async () => {
    await publish(publishedForm(contact));
    find('input').focus();
    await userEvent.keyboard('Ada{Tab}Lovelace{Tab}ada@example.com{Tab}Hello{Tab}{Enter}');
    await expect.poll(() => sent.length, noHurry).toBe(1);
    expect(JSON.parse(String(sent[0]?.form))).toEqual({ 'name-yui_3': ['Ada', 'Lovelace'], 'email-yui_3': 'ada@example.com', 'textarea-yui_3': 'Hello' });
  });

  async function fillContact(): Promise<void> {
    for (const kind of ['First', 'Last']) await userEvent.fill(find(`[data-title=${kind}]`), 'Ada');
    await userEvent.fill(find('#email-yui_3-field'), 'ada@example.com');
    await userEvent.fill(find('#textarea-yui_3-field'), 'Hello');
  }
});

describe('a published form, as pages have it', () => {
  const saved: Readonly<Record<string, readonly [string, PublishedFormOptions?]>> = {
    'in its usual place': [contact],
    'with an error that an earlier runtime left': [contact.replace('fields name', 'fields name error').replace('<legend', '<div class="field-error">Old</div><legend')],
    'without fields': [''],
    'with a broken handler': [contact, { onsubmit: 'submit(((' }],
    'with broken ids': ['<div id="a.b &quot;c" class="form-item field text"><input name="]"></div>'],
  };

  it.each(Object.entries(saved))('%s is given back as it was, and mounting it again changes nothing', async (_, [fields, options]) => {
    const { root, before, context, end } = await publish(publishedForm(fields, options));
    const mounted = document.body.innerHTML;
    expect(mounted).not.toBe(before);
    expect(document.body.textContent).not.toContain('Old');
    const second = await mountBlock(root, module, testContext());
    expect(document.body.innerHTML).toBe(mounted);
    second();
    send();
    end();
    expect(document.body.innerHTML).toBe(before);
    expect(context.issues).toEqual([]);
  });

  it('saved after it was sent, it is a form again', async () => {
    const html = publishedForm(contact).replaceAll(/class="(field-list|form-button-wrapper|form-item|field|title|caption)/g, 'class="hidden $1').replace('hidden form-submission-text', 'form-submission-text');
    await publish(html.replace('class="button"', 'class="button hidden"'));
    document.head.insertAdjacentHTML('beforeend', '<style id="page-style">.hidden { display: none !important }</style>');
    ends.push(() => find('#page-style').remove());
    expect([find('#email-yui_3-field').checkVisibility(), find('[type=submit]').checkVisibility(), find('.form-submission-text').checkVisibility()]).toEqual([true, true, false]);
  });

  it('without an id it is left alone, and told', async () => {
    const { before, context } = await publish(publishedForm(contact).replace(/data-form-id="\w+"/, ''));
    expect(document.body.innerHTML).toBe(before);
    expect(context.issues.map(({ code }) => code)).toEqual(['FORM_WITHOUT_ID']);
  });

  it('[8.04b] a newsletter has a name for its email, and no message around it', async () => {
    const { before, end } = await publish(publishedNewsletter);
    await userEvent.fill(find('[data-title=First]'), 'Ada');
    send();
    await expect.poll(() => document.activeElement, noHurry).toBe(find('[type=email]'));
    expect(summary().checkVisibility()).toBe(false);
    const { violations } = await axe.run(document.body);
    expect(violations).toEqual([]);
    await userEvent.keyboard('ada@example.com{Enter}');
    await expect.poll(() => sent.length, noHurry).toBe(1);
    expect(JSON.parse(String(sent[0]?.form))).toEqual({ 'name-yui_4': ['Ada', ''], 'email-yui_4': 'ada@example.com' });
    await expect.poll(() => document.activeElement, noHurry).toBe(find('.form-submission-text'));
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('opens above the page where its link asks for it, and gives the focus back', async () => {
    const handle = '<div class="lightbox-handle-wrapper"><div class="lightbox-handle">Write to us</div></div>';
    const { before, end } = await publish(handle + publishedForm(contact).replace('class="form-wrapper"', 'class="form-wrapper hidden"'));
    const opener = find('.lightbox-handle');
    expect(find('form').checkVisibility()).toBe(false);
    opener.focus();
    await userEvent.keyboard('{Enter}');
    expect(find('form').checkVisibility()).toBe(true);
    expect(document.activeElement).toBe(find('[data-title=First]'));
    const { violations } = await axe.run(document.body);
    expect(violations).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(opener);
    end();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('the captcha of a published form', () => {
  const field = publishedSamples.text?.html ?? '';
  const place = '<div class="captcha-container"><iframe title="saved"></iframe></div>';
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '0a', salt: '0b', cost: 1, keyLength: 32, keyPrefix: '' };

  it('[5.01] is ours where its place names no key: solved when somebody begins, sent along', async () => {
    challenge = () => Response.json({ data: { challenge: { parameters, signature: 's' }, lifetime: 600_000 } });
    const { before, end } = await publish(publishedForm(field, { more: place }));
    await userEvent.fill(find('#text-yui_3-field'), 'Countess');
    await expect.poll(() => find('[data-captcha]').dataset.captchaState, noHurry).toBe('solved');
    const { violations } = await axe.run(document.body);
    expect(violations).toEqual([]);
    send();
    await expect.poll(() => sent.length, noHurry).toBe(1);
    expect(sent[0]?.captchaKey).toEqual(expect.stringMatching(/./));
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is none where the server knows of none for the form', async () => {
    await publish(publishedForm(field, { more: place }));
    await userEvent.fill(find('#text-yui_3-field'), 'Countess');
    send();
    await expect.poll(() => sent.length, noHurry).toBe(1);
  });

  it('[7.27a] is reCAPTCHA where its place names a key; nothing is asked of the service before somebody begins', async () => {
    await publish(publishedForm(field, { more: '<div class="captcha-container" data-sitekey="public"></div>' }));
    const { captcha, captchaKey } = find('.captcha-container').dataset;
    expect([captcha, captchaKey, document.querySelectorAll('script[src*=recaptcha]').length]).toEqual(['recaptcha', 'public', 0]);
  });
});

describe('before its script comes', () => {
  const handle = '<div class="lightbox-handle-wrapper"><div class="lightbox-handle">Write to us</div></div>';

  /** As a page boots it: events are held from the start, the block comes when it is wanted. */
  function boot(html: string): void {
    document.body.innerHTML = `<main><h1>Contact</h1><div class="page-part">${html}</div></main>`;
    const { policy, report } = testContext();
    const runtime = createRuntime({ window, blocks, policy, report, createContext: (base) => base });
    const listening = new AbortController();
    holdEvents(document, (root) => runtime.start(root), { capture: true, signal: listening.signal });
    runtime.boot();
    ends.push(() => {
      listening.abort();
      runtime.destroy();
    });
  }

  it('a submit is held, and no handler of another runtime runs for it', async () => {
    boot(publishedForm(publishedSamples.email?.html ?? '', { onsubmit: 'window.ran = true; return false' }));
    find<HTMLInputElement>('#email-yui_3-field').value = 'ada@example.com';
    send();
    expect(find('.page-part').dataset.blockState).toBe('waiting');
    await expect.poll(() => sent.length, noHurry).toBe(1);
    expect('ran' in window).toBe(false);
  });

  it('a click on the link of a form above the page is held', async () => {
    boot(handle + publishedForm(contact).replace('class="form-wrapper"', 'class="form-wrapper hidden"'));
    find('.lightbox-handle').click();
    await expect.poll(() => document.activeElement, noHurry).toBe(find('[data-title=First]'));
  });
});
