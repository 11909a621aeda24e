import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  publishedForm,
  publishedNewsletter,
  publishedSamples,
  type PublishedFormOptions,
} from '../../../testing/published-forms';
import {
  find,
  mountPublished,
  playServer,
  publish,
  send,
  summary,
} from '../../../testing/published-page';

const contact = ['name', 'email', 'textarea']
  .map((kind) => publishedSamples[kind]?.html ?? '')
  .join('');
const page = playServer();

describe('a published form, as pages have it', () => {
  const saved: Readonly<Record<string, readonly [string, PublishedFormOptions?]>> = {
    'in its usual place': [contact],
    'with an error that an earlier runtime left': [
      contact
        .replace('fields name', 'fields name error')
        .replace('<legend', '<div class="field-error">Old</div><legend'),
    ],
    'without fields': [''],
    'with a broken handler': [contact, { onsubmit: 'submit(((' }],
    'with broken ids': [
      '<div id="a.b &quot;c" class="form-item field text"><input name="]"></div>',
    ],
  };

  it.each(Object.entries(saved))(
    '%s is given back as it was, and mounting it again changes nothing',
    async (_, [fields, options]) => {
      const { root, before, context, end } = await publish(page, publishedForm(fields, options));
      const mounted = document.body.innerHTML;
      expect(mounted).not.toBe(before);
      expect(document.body.textContent).not.toContain('Old');
      const second = await mountPublished(root);
      expect(document.body.innerHTML).toBe(mounted);
      second();
      send();
      end();
      expect(document.body.innerHTML).toBe(before);
      expect(context.issues).toEqual([]);
    },
  );

  it('saved after it was sent, it is a form again', async () => {
    const html = publishedForm(contact)
      .replaceAll(
        /class="(field-list|form-button-wrapper|form-item|field|title|caption)/g,
        'class="hidden $1',
      )
      .replace('hidden form-submission-text', 'form-submission-text');
    await publish(page, html.replace('class="button"', 'class="button hidden"'));
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style id="page-style">.hidden { display: none !important }</style>',
    );
    page.ends.push(() => find('#page-style').remove());
    expect([
      find('#email-yui_3-field').checkVisibility(),
      find('[type=submit]').checkVisibility(),
      find('.form-submission-text').checkVisibility(),
    ]).toEqual([true, true, false]);
  });

  it('without an id it is left alone, and told', async () => {
    const { before, context } = await publish(
      page,
      publishedForm(contact).replace(/data-form-id="\w+"/, ''),
    );
    expect(document.body.innerHTML).toBe(before);
    expect(context.issues).toMatchObject([{ code: 'FORM_WITHOUT_ID', block: 'form-published' }]);
  });

  it('[8.04b] a newsletter has a name for its email, and no message around it', async () => {
    const { before, end } = await publish(page, publishedNewsletter);
    await userEvent.fill(find('[data-title=First]'), 'Ada');
    send();
    await expect.poll(() => document.activeElement).toBe(find('[type=email]'));
    expect(summary().checkVisibility()).toBe(false);
    const { violations } = await axe.run(document.body);
    expect(violations).toEqual([]);
    await userEvent.keyboard('ada@example.com{Enter}');
    await expect.poll(() => page.sent.length).toBe(1);
    expect(JSON.parse(String(page.sent[0]?.form))).toEqual({
      'name-yui_4': ['Ada', ''],
      'email-yui_4': 'ada@example.com',
    });
    await expect.poll(() => document.activeElement).toBe(find('.form-submission-text'));
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('opens above the page where its link asks for it, and gives the focus back', async () => {
    const handle =
      '<div class="lightbox-handle-wrapper"><div class="lightbox-handle">Write to us</div></div>';
    const { before, end } = await publish(
      page,
      handle +
        publishedForm(contact).replace('class="form-wrapper"', 'class="form-wrapper hidden"'),
    );
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
