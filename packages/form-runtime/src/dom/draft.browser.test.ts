import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactForm } from '../testing/definitions';
import { openForm, send } from '../testing/form-page';
import { formParts } from '../markup/form-parts';

const key = { ok: true, data: { key: 'k1' } } as const;
const saved = { ok: true } as const;

const name = `frontage:form:${contactForm.id}`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Stores a text in place of a draft; a draft in it gets the current time. */
function storeDraft(text: string): void {
  for (const storage of [sessionStorage, localStorage])
    storage.setItem(name, text.replace(/}$/, `,"at":${Date.now()}}`));
}

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
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
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
    expect(localStorage.getItem(name)).not.toContain('Ada');
  });

  it('of a browser that refuses even to name its storage is none', async () => {
    const deny = (): never => {
      throw new DOMException('cookies are off', 'SecurityError');
    };
    const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
    const deniedToo = vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    const form = openForm();
    await send(form);
    await form.answerSave(saved);
    expect(denied).toHaveBeenCalled();
    expect(form.part(formParts.success).hidden).toBe(false);
    denied.mockRestore();
    deniedToo.mockRestore();
  });

  it('does not replace what the server or the visitor wrote since', () => {
    storeDraft('{"entries":[["text-1","old"],["email-1","a@b.de"]]}');
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
    storeDraft('{"entries":[["textarea-1","Hello"]]}');
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
    storeDraft(stored);
    const form = openForm();
    expect(form.control('text-1').value).toBe('');
    await send(form);
    expect(form.saves).toMatchObject([{ key: 'k1' }]);
  });

  it('a storage that fails is no matter', async () => {
    const fail = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { getItem: fail, setItem: fail, removeItem: fail };
    const form = openForm(contactForm, { storage: { tab: full, shared: full } });
    await send(form);
    await form.answerSave(saved);
    expect(form.part(formParts.success).hidden).toBe(false);
  });
});

describe('another tab of the browser', () => {
  /** Closing a tab removes its session storage. */
  const closeTab = (): void => sessionStorage.clear();
  const day = 86_400_000;

  it('gives a letter back that a closed one was written in, for a day', async () => {
    const form = openForm();
    await form.type('text-1', 'Ada');
    form.unmount();
    closeTab();
    const time = Date.now();
    expect(openForm(contactForm, { now: () => time + day - 60_000 }).control('text-1').value).toBe(
      'Ada',
    );
    closeTab();
    expect(openForm(contactForm, { now: () => time + day + 60_000 }).control('text-1').value).toBe(
      '',
    );
    expect(localStorage).toHaveLength(0);
  });

  it('forgets letters to other forms that are older than a day', () => {
    localStorage.setItem('frontage:form:aged', '{"entries":[["text-1","Ada"]],"at":1}');
    localStorage.setItem('frontage:form:broken', '{');
    localStorage.setItem('theme', 'dark');
    openForm();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('[7.02] sends the same letter under the same key, also where the first has sent it', async () => {
    const first = openForm();
    await first.fillIn();
    await first.answerKey(key);
    first.clock.advance(300);
    closeTab();
    const second = openForm();
    second.control('text-1').focus();
    second.unmount();
    expect(second.keyRequests).toEqual([]);

    closeTab();
    const third = openForm();
    await third.press();
    expect(third.saves).toMatchObject([{ key: 'k1' }]);
  });

  it('[7.02] keeps the key of a letter that a browser goes on filling in by itself', async () => {
    const first = openForm();
    await first.fillIn();
    await first.answerKey(key);
    first.clock.advance(300);
    closeTab();
    const second = openForm();
    // No focus comes before what a browser fills in.
    const control = second.control('text-1');
    control.value = 'Ada Wren';
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    second.unmount();
    closeTab();
    const third = openForm();
    await third.press();
    expect(third.saves).toMatchObject([{ key: 'k1' }]);
  });

  it('[7.02] asks at the same time: the key that came first is that of both', async () => {
    const form = openForm();
    await form.fillIn();
    localStorage.setItem(name, JSON.stringify({ key: 'k0', at: Date.now() }));
    await form.answerKey(key);
    await form.press();
    expect(form.saves).toMatchObject([{ key: 'k0' }]);
  });

  it('writes a second letter of the same words after the first was sent: it is another', async () => {
    const first = openForm();
    await send(first);
    await first.answerSave(saved);
    first.unmount();
    const next = openForm();
    expect(next.control('text-1').value).toBe('');
    await next.fillIn();
    expect(next.keyRequests).toEqual([contactForm.id]);
    await next.answerKey({ ok: true, data: { key: 'k2' } });
    await next.press();
    expect(next.saves).toMatchObject([{ key: 'k2' }]);
  });

  it('that goes on with a sent letter leaves its key to no other', async () => {
    const first = openForm();
    await send(first);
    const kept = sessionStorage.getItem(name) ?? '';
    await first.answerSave(saved);
    first.unmount();
    // The other tab has the same letter, and the visitor continues there.
    sessionStorage.setItem(name, kept);
    const other = openForm();
    await other.type('text-1', ' L');
    other.unmount();
    closeTab();
    const third = openForm();
    third.control('text-1').focus();
    expect(third.keyRequests).toEqual([contactForm.id]);
  });

  it('that was only looked at does not take the place of a letter', async () => {
    const blank = openForm();
    localStorage.setItem(name, JSON.stringify({ entries: [['text-1', 'Ada']], at: Date.now() }));
    blank.control('text-1').focus();
    await blank.answerKey(key);
    blank.unmount();
    closeTab();
    expect(openForm().control('text-1').value).toBe('Ada');
  });
});
