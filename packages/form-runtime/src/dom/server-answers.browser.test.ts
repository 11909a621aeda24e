import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formMessages } from '../messages';
import { contactForm } from '../testing/definitions';
import { openForm, send } from '../testing/form-page';
import { formParts } from '../markup/form-parts';

const key = { ok: true, data: { key: 'k1' } } as const;

const saved = { ok: true } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.title = 'Contact';
});

afterEach(() => vi.restoreAllMocks());

function comeBack(persisted: boolean): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

describe('the answer of the server', () => {
  it.each([401, 404, 409, 429, 500] as const)(
    '[8.03] %i has its text, and what was typed stays in the page and in the draft',
    async (status) => {
      const form = openForm();
      await send(form);
      await form.answerSave({ ok: false, status });
      if (status === 401) await form.answerKey(key);
      if (status === 401) await form.answerSave({ ok: false, status });
      expect(form.part(formParts.summaryText).textContent).toBe(formMessages[status]);
      expect(form.control('text-1').value).toBe('Ada');
      expect(sessionStorage.getItem(`frontage:form:${contactForm.id}`)).toContain('"Ada"');
    },
  );

  it('409: the next submission has a key of its own', async () => {
    const form = openForm();
    await send(form);
    await form.answerSave({ ok: false, status: 409 });
    await form.press();
    await form.answerKey({ ok: true, data: { key: 'k2' } });
    expect(form.saves.map((submission) => submission.key)).toEqual(['k1', 'k2']);
  });

  it('[8.01c] [8.02] wrong fields are pointed to from above and from below, and the title of the page says so until they are right', async () => {
    const form = openForm();
    await form.press();
    expect(form.part(formParts.summaryText).textContent).toBe(formMessages.ERROR_ABOVE);
    const below = form.part(formParts.below);
    // The summary has the focus: the status must not point the other way at the same time.
    expect([below.textContent, below.getAttribute('role')]).toEqual([
      formMessages.ERROR_BELOW,
      null,
    ]);
    expect(document.title).toBe('Error: Contact');
    await form.press();
    expect(document.title).toBe('Error: Contact');
    await send(form);
    expect([document.title, below.textContent]).toEqual(['Contact', '']);
    form.unmount();
  });

  it('two forms of a page say it once, and the title is as it was when both are right', async () => {
    const first = openForm({ ...contactForm, id: '65f0000000000000000000a8' });
    const second = openForm();
    document.body.append(first.root);
    for (const form of [first, second]) form.form.requestSubmit();
    expect(document.title).toBe('Error: Contact');
    for (const form of [first, second]) form.unmount();
    expect(document.title).toBe('Contact');
  });

  it('the title that a host has set since stays', async () => {
    const form = openForm();
    await form.press();
    document.title = 'Another page';
    form.unmount();
    expect(document.title).toBe('Another page');
  });

  it('[8.04b] a newsletter says nothing around its fields; the focus goes to the wrong one', async () => {
    const form = openForm({ ...contactForm, kind: 'newsletter' });
    await send(form);
    await form.answerSave({
      ok: false,
      status: 400,
      errors: { 'email-1': 'We know you already.' },
    });
    expect([form.part(formParts.summary).hidden, form.part(formParts.below).textContent]).toEqual([
      true,
      '',
    ]);
    expect(form.root.querySelector('#email-1-error')?.textContent).toBe('We know you already.');
    expect(document.activeElement).toBe(form.control('email-1'));
    await form.press();
    await form.answerSave({ ok: false, status: 500 });
    expect(form.part(formParts.summaryText).textContent).toBe(formMessages[500]);
  });

  it('that is about no field says that nothing is lost, and a press sends the same letter once more', async () => {
    const form = openForm();
    await send(form);
    await form.answerSave({ ok: false, status: 500 });
    expect(form.part(formParts.summaryText).textContent).toBe(formMessages[500]);
    const list = form.part(formParts.summaryList);
    expect(list.textContent).toBe(`${formMessages.KEPT} ${formMessages.RETRY}`);
    expect(form.control('text-1').value).toBe('Ada');
    await userEvent.click(list.querySelector('button') ?? list);
    expect(form.saves.map(({ key: sent }) => sent)).toEqual(['k1', 'k1']);
    await form.answerSave(saved);
    expect(form.part(formParts.success).hidden).toBe(false);
  });

  it('of a newsletter that is about no field on the page is told all the same', async () => {
    const form = openForm({ ...contactForm, kind: 'newsletter' });
    await send(form);
    await form.answerSave({
      ok: false,
      status: 400,
      errors: { 'text-9': 'Since this morning we ask for your city.' },
    });
    expect(document.activeElement).toBe(form.part(formParts.summary));
    expect(form.part(formParts.summaryList).textContent).toBe(
      'Since this morning we ask for your city.',
    );
  });
});

describe('after success', () => {
  it('the form is empty, also for a browser that gives fields back', async () => {
    const form = openForm();
    await send(form);
    await form.answerSave(saved);
    expect(form.control('text-1').value).toBe('');
  });

  it('a page that comes back as it was shows an empty form, which can be sent again as another letter', async () => {
    const form = openForm();
    await send(form);
    await form.answerSave(saved);
    comeBack(false);
    expect(form.form.hidden).toBe(true);
    comeBack(true);
    expect([form.form.hidden, form.part(formParts.success).hidden]).toEqual([false, true]);
    expect(form.saves).toHaveLength(1);
    await form.fillIn();
    await form.press();
    await form.answerKey({ ok: true, data: { key: 'k2' } });
    expect(form.saves.map((submission) => submission.key)).toEqual(['k1', 'k2']);
  });

  it('a page that comes back while it is sent goes on', async () => {
    const form = openForm();
    await send(form);
    comeBack(true);
    expect(form.form.getAttribute(formParts.state)).toBe('submitting');
    expect(form.saves).toHaveLength(1);
  });
});
