import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { KeyResult } from '../form-transport';
import { formMessages } from '../messages';
import { contactForm } from '../testing/definitions';
import { openForm, send } from '../testing/form-page';
import { formParts } from '../markup/form-parts';

const key = { ok: true, data: { key: 'k1' } } as const;
const saved = { ok: true } as const;
const emailError = 'Email is not valid. Email addresses should follow the format name@example.com.';

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));

async function expectAccessible(root: HTMLElement): Promise<void> {
  const { violations } = await axe.run(root, { rules: { region: { enabled: false } } });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  ).toEqual([]);
}

describe('mountForm', () => {
  it('has no accessibility fault at rest, with errors and after success', async () => {
    const form = openForm();
    await expectAccessible(form.root);
    await form.press();
    await expectAccessible(form.root);
    await send(form);
    await expectAccessible(form.root);
    await form.answerSave(saved);
    await expectAccessible(form.root);
  });

  it('works by keyboard alone', async () => {
    const form = openForm();
    form.control('text-1').focus();
    await userEvent.keyboard('Ada{Tab}ada@mill.de{Enter}');
    await form.answerKey(key);
    expect(form.saves).toMatchObject([
      { form: '{"text-1":"Ada","email-1":"ada@mill.de","textarea-1":""}' },
    ]);
  });

  describe('what is wrong', () => {
    it('is shown at the field and in a summary that links to it and has the focus', async () => {
      const form = openForm();
      await form.type('email-1', 'ada@mill');
      await form.press();

      expect(form.saves).toEqual([]);
      const summary = form.part(formParts.summary);
      expect(document.activeElement).toBe(summary);
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages.ERROR_ABOVE);
      const links = [...summary.querySelectorAll('a')].map((link) => [
        link.getAttribute('href'),
        link.textContent,
      ]);
      expect(links).toEqual([
        ['#text-1', 'Name – Fill in this field.'],
        ['#email-1', `Email – ${emailError}`],
      ]);

      await page.getByRole('link', { name: emailError }).click();
      expect(document.activeElement).toBe(form.control('email-1'));
      await expect
        .element(page.getByRole('textbox', { name: 'Email' }))
        .toHaveAccessibleDescription(`For our answer only. ${emailError}`);
      expect(form.control('email-1').getAttribute('aria-invalid')).toBe('true');
    });

    it('is taken back from a field that is typed into, and from no other', async () => {
      const form = openForm();
      await form.press();
      await form.type('text-1', 'A');
      expect(form.control('text-1').hasAttribute('aria-invalid')).toBe(false);
      expect(form.root.querySelector('#text-1-error')?.textContent).toBe('');
      expect(form.control('email-1').getAttribute('aria-invalid')).toBe('true');
    });

    it('[5.07] [8.04a] as the server finds it, stands above the title of its field and marks it', async () => {
      const form = openForm();
      await send(form);
      await form.answerSave({
        ok: false,
        status: 400,
        errors: { 'email-1': 'We know you already.', gone: 'And this.' },
      });

      const slot = form.root.querySelector('#email-1-error');
      const label = form.root.querySelector('label[for="email-1"]');
      expect(slot?.textContent).toBe('We know you already.');
      expect(Number(slot?.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
        Number(label?.getBoundingClientRect().top),
      );
      expect(
        form.control('email-1').closest(`[${formParts.field}]`)?.hasAttribute(formParts.invalid),
      ).toBe(true);
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages.ERROR_ABOVE);
      const list = form.part(formParts.summaryList);
      expect(list.textContent).toBe('Email – We know you already.And this.');
      expect(document.activeElement).toBe(form.part(formParts.summary));
    });

    it('is found at its own field only, whatever the fields are called', async () => {
      const [text, ...fields] = contactForm.fields.map((field, index) =>
        index ? field : { ...field, id: 'constructor', required: false },
      );
      const form = openForm({ ...contactForm, fields: text ? [text, ...fields] : fields });
      await form.press();
      expect(form.control('constructor').hasAttribute('aria-invalid')).toBe(false);
      expect(form.control('email-1').getAttribute('aria-invalid')).toBe('true');
    });

    it('is text, whatever it holds', async () => {
      const form = openForm();
      await send(form);
      const markup = '<img src=x onerror=alert(1)>';
      await form.answerSave({ ok: false, status: 400, errors: { 'email-1': markup } });
      expect(form.root.querySelector('img')).toBeNull();
      expect(form.root.querySelector('#email-1-error')?.textContent).toBe(markup);
    });
  });

  describe('submitting', () => {
    it('[4.01a] locks the form and shows its progress text, the focus on the button', async () => {
      const form = openForm();
      await form.fillIn();
      form.control('text-1').focus();
      await userEvent.keyboard('{Enter}');

      const button = form.part(formParts.submit);
      expect(form.form.getAttribute(formParts.state)).toBe('submitting');
      expect(button.textContent).toBe('Submitting…');
      expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
        'true',
        'true',
      ]);
      expect(document.activeElement).toBe(button);
      form.control('text-1').focus();
      await userEvent.keyboard('more');
      expect(form.control('text-1').value).toBe('Ada');
    });

    it('the focus in what is taken away with the old errors goes to the button as well', async () => {
      const form = openForm();
      await form.press();
      form.control('text-1').value = 'Ada';
      form.control('email-1').value = 'ada@mill.de';
      form.part(formParts.summaryList).querySelector('a')?.focus();
      form.form.requestSubmit();
      expect(form.part(formParts.summary).hidden).toBe(true);
      expect(document.activeElement).toBe(form.part(formParts.submit));
    });

    it('moves the focus, not the page', async () => {
      const form = openForm();
      form.part(formParts.fields).style.paddingBottom = '5000px';
      await form.fillIn();
      form.control('text-1').focus();
      const before = scrollY;
      await userEvent.keyboard('{Enter}');
      expect([document.activeElement, scrollY]).toEqual([form.part(formParts.submit), before]);
    });

    it('leaves the focus where it is outside the form', async () => {
      const form = openForm();
      await form.fillIn();
      form.root.insertAdjacentHTML('beforeend', '<input aria-label="Search">');
      const search = form.root.querySelector<HTMLElement>('[aria-label=Search]');
      search?.focus();
      form.form.requestSubmit();
      expect([document.activeElement, form.form.getAttribute(formParts.state)]).toEqual([
        search,
        'submitting',
      ]);
    });

    it('[4.01e] twice saves once', async () => {
      const form = openForm();
      await form.fillIn();
      const button = form.part(formParts.submit);
      button.click();
      button.click();
      await form.answerKey(key);
      button.click();
      form.form.requestSubmit();
      expect(form.keyRequests).toEqual([contactForm.id]);
      expect(form.saves).toHaveLength(1);
    });

    it('sends key, values and page', async () => {
      const form = openForm();
      await send(form);
      expect(form.saves).toEqual([
        {
          key: 'k1',
          formId: contactForm.id,
          form: '{"text-1":"Ada","email-1":"ada@mill.photography","textarea-1":""}',
          pageTitle: 'Contact',
          pageId: 'p1',
          contentSource: 'c',
          pagePath: '/contact',
          pagePermissionTypeValue: 1,
        },
      ]);
    });

    it('a failure unlocks the form, keeps what was typed, and lets it be sent again with the same key', async () => {
      const form = openForm();
      await send(form);
      await form.answerSave({ ok: false, status: 500 });

      expect(form.form.getAttribute(formParts.state)).toBe('failure');
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages[500]);
      expect(form.part(formParts.submit).textContent).toBe('Send');
      expect(form.control('text-1').value).toBe('Ada');
      await form.press();
      expect(form.saves.map((submission) => submission.key)).toEqual(['k1', 'k1']);
      expect(form.part(formParts.summary).hidden).toBe(true);
    });

    it('says that no key came', async () => {
      const form = openForm();
      await form.fillIn();
      await form.press();
      await form.answerKey({ ok: false, status: 0 });
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages.KEY_ERROR);
    });

    it('[8.03] says that the form is not there, where it was deleted before its key came', async () => {
      const form = openForm();
      await form.fillIn();
      await form.press();
      await form.answerKey({ ok: false, status: 404 });
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages[404]);
      expect(form.control('text-1').value).toBe('Ada');
    });

    it('[8.01a] an exception has its text', async () => {
      const boom = () => Promise.reject(new Error('boom'));
      const form = openForm(contactForm, {
        transport: { requestKey: () => Promise.resolve(key), save: boom },
      });
      await form.fillIn();
      await form.press();
      await expect
        .poll(() => form.part(formParts.summaryText).textContent)
        .toBe(formMessages.SUBMIT_ERROR);
    });

    it('is repeated with the same key where the net fails, three times at most', async () => {
      const form = openForm();
      await send(form);
      await form.answerSave({ ok: false, status: 0 });
      expect(form.part(formParts.submit).textContent).toBe('Submitting…');
      form.clock.advance(500);
      await form.answerSave({ ok: false, status: 503 });
      form.clock.advance(999);
      expect(form.saves).toHaveLength(2);
      form.clock.advance(1);
      await form.answerSave({ ok: false, status: 504 });
      form.clock.advance(60_000);
      expect(form.saves.map((submission) => submission.key)).toEqual(['k1', 'k1', 'k1']);
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages.UNKNOWN_ERROR);
    });

    it('is repeated with the same values, whatever happened to the fields meanwhile', async () => {
      const form = openForm();
      await send(form);
      await form.answerSave({ ok: false, status: 0 });
      form.control('text-1').value = 'Bob';
      form.clock.advance(500);
      expect(form.saves[1]).toEqual(form.saves[0]);
    });

    it('does not wait where the server wants more time than a visitor has', async () => {
      const form = openForm();
      await send(form);
      await form.answerSave({ ok: false, status: 503, retryAfter: 3_600_000 });
      expect(form.form.getAttribute(formParts.state)).toBe('failure');
    });

    it('says that no key came where the answer holds none', async () => {
      // Servers are not typed: this one omits the data.
      const odd = { ok: true } as unknown as KeyResult;
      const form = openForm();
      await form.fillIn();
      await form.press();
      await form.answerKey(odd);
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages.KEY_ERROR);
    });

    it('is left to whoever has answered it already: one submission from two mounts', async () => {
      const form = openForm();
      const first = form.unmount;
      form.mount();
      await send(form);
      await form.answerKey(key);
      expect(form.saves).toHaveLength(1);
      form.unmount();
      first();
    });

    it('a refused key is replaced once', async () => {
      const form = openForm();
      await send(form);
      await form.answerSave({ ok: false, status: 401 });
      await form.answerKey({ ok: true, data: { key: 'k2' } });
      await form.answerSave({ ok: false, status: 401 });
      expect(form.saves.map((submission) => submission.key)).toEqual(['k1', 'k2']);
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages[401]);
    });
  });

  describe('success', () => {
    it('[2.17a] [4.01b] hides the form, shows its text and focuses it', async () => {
      const form = openForm();
      await send(form);
      await form.answerSave(saved);
      const success = form.part(formParts.success);
      expect([form.form.hidden, success.hidden]).toEqual([true, false]);
      expect(success.textContent).toBe(contactForm.successText);
      expect(document.activeElement).toBe(success);
      expect(form.visits).toEqual([]);
    });

    it('[2.17c] [4.01b] goes to the address of the form', async () => {
      const form = openForm({ ...contactForm, successRedirect: '/thanks?a=1&b=2' });
      await send(form);
      await form.answerSave(saved);
      expect(form.visits).toEqual(['/thanks?a=1&b=2']);
    });

    it('never goes to a script', async () => {
      const form = openForm({ ...contactForm, successRedirect: 'javascript:alert(1)' });
      await send(form);
      await form.answerSave(saved);
      expect(form.visits).toEqual([]);
    });

    it('stays where the browser refuses the address', async () => {
      const unhandled = vi.fn((event: Event) => event.preventDefault());
      window.addEventListener('unhandledrejection', unhandled);
      onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled));
      const navigate = () => {
        throw new DOMException('no address', 'SyntaxError');
      };
      const form = openForm({ ...contactForm, successRedirect: 'https://' }, { navigate });
      await send(form);
      await form.answerSave(saved);
      // The browser reports unhandled errors in a separate task.
      await new Promise((resolve) => requestIdleCallback(resolve));
      expect(form.part(formParts.success).hidden).toBe(false);
      expect(unhandled).not.toHaveBeenCalled();
    });

    it('forgets the draft', async () => {
      const form = openForm();
      await send(form);
      expect(sessionStorage).toHaveLength(1);
      await form.answerSave(saved);
      form.control('text-1').dispatchEvent(new Event('input', { bubbles: true }));
      form.form.requestSubmit();
      form.clock.advance(10_000);
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('[5.06a] counts live, in error style beyond the maximum', async () => {
    const form = openForm();
    const counter = form.part(formParts.counter);
    await form.type('textarea-1', 'x'.repeat(20));
    expect([counter.textContent, counter.hasAttribute(formParts.over)]).toEqual(['20 / 20', false]);
    await form.type('textarea-1', 'x'.repeat(21));
    expect([counter.textContent, counter.hasAttribute(formParts.over)]).toEqual(['21 / 20', true]);
  });

  it('[5.06a] tells a screen reader of the count in the last tenth of the maximum, not at each key before', async () => {
    const form = openForm();
    const counter = form.part(formParts.counter);
    await form.type('textarea-1', 'x'.repeat(18));
    expect(counter.ariaLive).toBe('off');
    await form.type('textarea-1', 'x'.repeat(19));
    expect(counter.ariaLive).toBe('polite');
    form.unmount();
    expect(counter.ariaLive).toBeNull();
  });

  it('[5.06b] a maximum that is none shows no counter and sets no limit', async () => {
    const form = openForm();
    form.unmount();
    form.control('textarea-1').setAttribute(formParts.maxLength, 'many');
    form.mount();
    await form.type('textarea-1', 'x'.repeat(500));
    expect(form.part(formParts.counter).textContent).toBe('0 / 20');
    await send(form);
    expect(form.saves).toHaveLength(1);
  });
});
