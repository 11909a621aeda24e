import { formMessage } from '@frontage/form-runtime';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { publishedForm, publishedSamples } from '../../../testing/published-forms';
import { find, playServer, publish, send, summary } from '../../../testing/published-page';
import { publishedTexts } from './published.parts';

const contact = ['name', 'email', 'textarea']
  .map((kind) => publishedSamples[kind]?.html ?? '')
  .join('');
const firstVariant = `return (new Y.Site.FormSubmit({ formNode: Y.Node(form) })).submit('5f0abcdef012345678901234', '5c1b', 'item-5d2c')`;
const page = playServer();

describe('a published form', () => {
  it('[3.05a] [3.05e] goes with the first variant where its handler told where it stands; the handler is not run', async () => {
    const { before, end } = await publish(
      page,
      publishedForm(contact, { onsubmit: `window.ran = true; ${firstVariant}` }),
    );
    expect(find('form').getAttribute('onsubmit')).toBe(null);
    await fillContact();
    send();
    await expect.poll(() => page.sent.length).toBe(1);
    const place = {
      pageTitle: document.title,
      pageId: '5c1b',
      contentSource: 'c',
      pagePath: location.pathname,
      pagePermissionTypeValue: 1,
    };
    const item = {
      collectionId: '5c1b',
      objectName: 'item-5d2c',
      isOverlayForm: false,
      submitButtonText: 'Send it',
    };
    expect(page.sent[0]).toMatchObject({
      key: 'key-1',
      formId: '5f0abcdef012345678901234',
      ...item,
      ...place,
    });
    // The item first, then what a census tells of the page.
    expect(Object.keys(page.sent[0] ?? {})).toEqual([
      ...['key', 'formId', ...Object.keys(item), 'form'],
      ...Object.keys(place),
    ]);
    expect('ran' in window).toBe(false);
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('[3.05d] [3.05f] says where its markup says that it stands', async () => {
    const facts = 'data-content-source="i" data-page-permission-type="2"';
    await publish(page, `<div ${facts}>${publishedForm(contact)}</div>`);
    await fillContact();
    send();
    await expect
      .poll(() => page.sent[0])
      .toMatchObject({ contentSource: 'i', pagePermissionTypeValue: 2 });
  });

  it('[3.05b] goes with the second variant where no handler tells', async () => {
    await publish(page, publishedForm(contact));
    await fillContact();
    send();
    await expect.poll(() => page.sent.length).toBe(1);
    expect(Object.keys(page.sent[0] ?? {})).toEqual([
      'key',
      'formId',
      'form',
      'pageTitle',
      'pageId',
      'contentSource',
      'pagePath',
      'pagePermissionTypeValue',
    ]);
  });

  it('[4.01a] [4.01b] [8.02b] locks, says so on its button, then hides and shows and focuses the text', async () => {
    let release: (response: Response) => void = () => {};
    page.answer = () => new Promise((resolve) => (release = resolve));
    const { before, end } = await publish(page, publishedForm(contact));
    await fillContact();
    send();
    await expect.poll(() => page.sent.length).toBe(1);
    expect(find<HTMLInputElement>('[type=submit]').value).toBe('Submitting…');
    expect(find('.field-list').inert).toBe(true);
    release(Response.json({ data: {} }));
    await expect.poll(() => document.activeElement).toBe(find('.form-submission-text'));
    expect(find('.form-submission-text').checkVisibility()).toBe(true);
    expect(find('form').checkVisibility()).toBe(false);
    end();
    expect(document.body.innerHTML).toBe(before);
    expect(find<HTMLInputElement>('[type=submit]').value).toBe('Send it');
  });

  it('[5.07] [8.02] [8.02h] [8.04a] shows what the server refuses at its field and above; typing takes it back', async () => {
    page.answer = () =>
      Response.json({ errors: { 'email-yui_3': 'We know no such address.' } }, { status: 400 });
    await publish(page, publishedForm(contact));
    await fillContact();
    send();
    await expect.poll(() => document.activeElement).toBe(summary());
    expect(summary().textContent).toBe(
      `${formMessage('ERROR_ABOVE')}Email – We know no such address.`,
    );
    expect(find('#email-yui_3 > :first-child').textContent).toBe('We know no such address.');
    expect(find<HTMLInputElement>('[type=submit]').value).toBe('Send it');
    find('[data-form-summary] a').click();
    await userEvent.type(find('#email-yui_3-field'), 'x');
    expect(find('#email-yui_3 > :first-child').checkVisibility()).toBe(false);
    await expect.poll(() => find('#email-yui_3').classList.contains('error')).toBe(false);
  });

  it('[4.01b] runs the HTML of its owner in a frame that is no part of the page', async () => {
    const html = `<script>parent.postMessage({ ran: origin, base: document.baseURI }, '*')</script>`;
    const message = new Promise<MessageEvent>((resolve) =>
      window.addEventListener('message', resolve, { once: true }),
    );
    await publish(page, publishedForm(contact, { html }));
    await fillContact();
    send();
    const { data } = await message;
    expect(data).toEqual({ ran: 'null', base: document.baseURI });
    expect(find('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it.each([
    [
      'its site has it',
      'default-src *; sandbox allow-scripts',
      '/_form/5f0abcdef012345678901234/after',
    ],
    ['a server answers anything there', "default-src 'self'", 'blob:'],
  ])('[4.01b] that HTML comes from where %s', async (_, policy, address) => {
    const requested: string[] = [];
    page.other = (address) => {
      requested.push(address);
      return new Response('', { headers: { 'Content-Security-Policy': policy } });
    };
    const { before, end } = await publish(page, publishedForm(contact, { html: '<p>Thanks</p>' }));
    const place = find('.form-submission-html');
    await expect.poll(() => requested).toEqual(['/_form/5f0abcdef012345678901234/after']);
    await expect.poll(() => place.dataset['formAfter']?.startsWith(address)).toBe(true);
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('without such HTML asks for none', async () => {
    const requested: string[] = [];
    page.other = (address) => (requested.push(address), new Response('', { status: 404 }));
    await publish(page, publishedForm(contact));
    await fillContact();
    send();
    await expect.poll(() => page.sent.length).toBe(1);
    expect(requested).toEqual([]);
  });

  it('[3.11] a hidden control that is the field takes the parameter of its name', async () => {
    const hidden =
      '<input class="form-item hidden" type="hidden" id="hidden-yui_3" name="SOURCE" value="direct">';
    const within =
      '<div id="hidden-yui_4" class="form-item field hidden"><input type="hidden" name="CAMPAIGN" value="spring"></div>';
    history.replaceState(null, '', `${location.pathname}?SOURCE=poster`);
    try {
      await publish(page, publishedForm(hidden + within));
      send();
      await expect.poll(() => page.sent.length).toBe(1);
    } finally {
      history.replaceState(null, '', location.pathname);
    }
    expect(JSON.parse(String(page.sent[0]?.form))).toEqual({
      'hidden-yui_3': 'poster',
      'hidden-yui_4': 'spring',
    });
  });

  it('[5.07] has one place for the error of a field and one name for its value, whatever an earlier runtime left in it', async () => {
    const remains =
      '<div class="field-error">Old</div><input type="hidden" name="email-yui_3" value="stray"><input';
    const fields = `${publishedSamples.text?.html.replace('<input', remains) ?? ''}${publishedSamples.email?.html ?? ''}`;
    const { end } = await publish(page, publishedForm(fields));
    expect(find('.form-item').querySelectorAll('.field-error')).toHaveLength(1);
    await userEvent.fill(find('#text-yui_3-field'), 'Countess');
    await userEvent.fill(find('#email-yui_3-field'), 'ada@example.com');
    send();
    await expect.poll(() => page.sent.length).toBe(1);
    expect(JSON.parse(String(page.sent[0]?.form))).toEqual({
      'text-yui_3': 'Countess',
      'email-yui_3': 'ada@example.com',
    });
    end();
    expect(find('[value=stray]').getAttribute('name')).toBe('email-yui_3');
    expect(find('.form-item .field-error').textContent).toBe('Old');
  });

  it('[4.01b] without words of its owner for a success has ours', async () => {
    const { before, end } = await publish(
      page,
      publishedForm(publishedSamples.text?.html ?? '', { success: ' ' }),
    );
    await userEvent.fill(find('#text-yui_3-field'), 'Countess');
    send();
    await expect.poll(() => find('.form-submission-text').innerText).toBe(publishedTexts.success);
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('[3.06] has no value for a section', async () => {
    await publish(
      page,
      publishedForm(
        '<div id="section-yui_3" class="form-item section underline"><div class="title">About you</div></div>',
      ),
    );
    send();
    await expect.poll(() => page.sent.length).toBe(1);
    expect(page.sent[0]?.form).toBe('{}');
  });

  it('[5.06a] [5.06c] counts a text that has a limit; what its owner wrote about a field is read with it', async () => {
    const limited = publishedSamples.textarea?.html.replace(
      '<textarea',
      '<div class="description">Be brief.</div><textarea data-max-length="5"',
    );
    const { before, end } = await publish(page, publishedForm(limited ?? ''));
    const control = find('textarea');
    await userEvent.fill(control, 'Hello you');
    expect(find('[data-counter]').textContent).toBe('9 / 5');
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(ids[0] ?? '')?.textContent).toBe('Be brief.');
    send();
    await expect
      .poll(() => document.getElementById(ids[1] ?? '')?.textContent)
      .toBe('You have exceeded the character limit.');
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is filled in and sent by keys alone', async () => {
    await publish(page, publishedForm(contact));
    find('input').focus();
    await userEvent.keyboard('Ada{Tab}Lovelace{Tab}ada@example.com{Tab}Hello{Tab}{Enter}');
    await expect.poll(() => page.sent.length).toBe(1);
    expect(JSON.parse(String(page.sent[0]?.form))).toEqual({
      'name-yui_3': ['Ada', 'Lovelace'],
      'email-yui_3': 'ada@example.com',
      'textarea-yui_3': 'Hello',
    });
  });

  async function fillContact(): Promise<void> {
    for (const kind of ['First', 'Last']) await userEvent.fill(find(`[data-title=${kind}]`), 'Ada');
    await userEvent.fill(find('#email-yui_3-field'), 'ada@example.com');
    await userEvent.fill(find('#textarea-yui_3-field'), 'Hello');
  }
});
