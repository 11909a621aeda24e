import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactForm } from '../testing/definitions';
import { openForm, send } from '../testing/form-page';
import { formParts } from './form-parts';

const key = { ok: true, data: { key: 'k1' } } as const;
const saved = { ok: true } as const;

beforeEach(() => sessionStorage.clear());

describe('the submission key', () => {
  it('is asked for once, at the first touch', async () => {
    const form = openForm();
    expect(form.keyRequests).toEqual([]);
    await form.fillIn();
    await form.answerKey(key);
    form.control('text-1').focus();
    expect(form.keyRequests).toEqual([contactForm.id]);
    await form.press();
    expect(form.saves).toHaveLength(1);
  });

  it('and what was typed outlive a reload, a failed submission included', async () => {
    const first = openForm();
    await send(first);
    await first.answerSave({ ok: false, status: 500 });
    first.unmount();

    const second = openForm();
    expect(second.control('text-1').value).toBe('Ada');
    await second.press();
    expect(second.keyRequests).toEqual([]);
    expect(second.saves.map((submission) => submission.key)).toEqual(['k1']);
  });
});

describe('the draft', () => {
  it('is kept when typing rests', async () => {
    const form = openForm();
    await form.type('text-1', 'Ada');
    form.clock.advance(299);
    expect(sessionStorage).toHaveLength(0);
    form.clock.advance(1);
    expect(
      JSON.parse(sessionStorage.getItem(`frontage:form:${contactForm.id}`) ?? ''),
    ).toMatchObject({ entries: expect.arrayContaining([['text-1', 'Ada']]) });
  });

  it('is kept at once when the page goes away, and not by a page that nobody has used', async () => {
    const form = openForm();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sessionStorage).toHaveLength(0);
    await form.type('text-1', 'Ada');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sessionStorage.getItem(`frontage:form:${contactForm.id}`)).toContain('"Ada"');
  });

  it('is kept at once when the form ends, and not by one that was sent', async () => {
    const form = openForm();
    await form.type('text-1', 'Ada');
    form.unmount();
    expect(sessionStorage.getItem(`frontage:form:${contactForm.id}`)).toContain('"Ada"');
    expect(form.clock.waiting).toBe(0);

    const next = openForm();
    await send(next);
    await next.answerSave(saved);
    next.control('text-1').dispatchEvent(new Event('input', { bubbles: true }));
    next.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('of a browser that refuses even to name its storage is none', async () => {
    const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('cookies are off', 'SecurityError');
    });
    const form = openForm();
    await send(form);
    await form.answerSave(saved);
    expect(denied).toHaveBeenCalled();
    expect(form.part(formParts.success).hidden).toBe(false);
    denied.mockRestore();
  });

  it('does not replace what the server or the visitor wrote since', () => {
    sessionStorage.setItem(
      `frontage:form:${contactForm.id}`,
      '{"entries":[["text-1","old"],["email-1","a@b.de"]]}',
    );
    const form = openForm();
    form.unmount();
    form.control('text-1').value = 'new';
    form.mount();
    expect([form.control('text-1').value, form.control('email-1').value]).toEqual([
      'new',
      'a@b.de',
    ]);
  });

  it('is counted when it is given back', () => {
    sessionStorage.setItem(
      `frontage:form:${contactForm.id}`,
      '{"entries":[["textarea-1","Hello"]]}',
    );
    expect(openForm().part(formParts.counter).textContent).toBe('5 / 20');
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"entries":7}',
    '{"entries":null}',
    '{"entries":[7,null,[],["text-1"]]}',
    '{"key":7,"entries":[["text-1"]]}',
  ])('is none where the storage holds %j', async (stored) => {
    sessionStorage.setItem(`frontage:form:${contactForm.id}`, stored);
    const form = openForm();
    expect(form.control('text-1').value).toBe('');
    await send(form);
    expect(form.saves).toMatchObject([{ key: 'k1' }]);
  });

  it('a storage that fails is no matter', async () => {
    const fail = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const form = openForm(contactForm, {
      storage: { getItem: fail, setItem: fail, removeItem: fail },
    });
    await send(form);
    await form.answerSave(saved);
    expect(form.part(formParts.success).hidden).toBe(false);
  });
});
