import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../form-definition';
import { contactForm } from '../testing/definitions';
import { openForm, send, type FormPage } from '../testing/form-page';
import { formParts } from '../markup/form-parts';

const key = { ok: true, data: { key: 'k1' } } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** A filled-in form with many texts, with its key and its draft stored. */
async function openLongForm(count: number): Promise<FormPage> {
  const fields = Array.from(
    { length: count },
    (_, index) =>
      ({ id: `text-${index}`, type: 'text', title: `Field ${index}`, required: true }) as const,
  );
  const definition: FormDefinition = { ...contactForm, fields };
  const form = openForm(definition);
  form.control('text-0').focus();
  await form.answerKey(key);
  for (const { id } of fields) form.control(id).value = `value of ${id}`;
  await form.type('text-0', 'Ada');
  form.clock.advance(300);
  return form;
}

/** Counts how often parts of the page are read while a form is sent. */
function countReads(form: HTMLFormElement): () => Readonly<Record<string, number>> {
  const layout = [
    ...(['offsetParent', 'offsetWidth', 'offsetHeight', 'offsetTop'] as const).map((name) =>
      vi.spyOn(HTMLElement.prototype, name, 'get'),
    ),
    ...(['clientWidth', 'clientHeight', 'scrollTop'] as const).map((name) =>
      vi.spyOn(Element.prototype, name, 'get'),
    ),
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(Element.prototype, 'getClientRects'),
    vi.spyOn(Element.prototype, 'scrollIntoView'),
    vi.spyOn(window, 'getComputedStyle'),
  ];
  const whole = vi.fn();
  form.addEventListener('formdata', whole);
  const names = vi.spyOn(HTMLInputElement.prototype, 'name', 'get');
  const titles = vi.spyOn(Node.prototype, 'textContent', 'get');
  const drafts = vi.spyOn(Storage.prototype, 'setItem');
  const calls = (spies: readonly { mock: { calls: readonly unknown[] } }[]) =>
    spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  return () => ({
    layout: calls(layout),
    forms: calls([whole]),
    names: calls([names]),
    titles: calls([titles]),
    drafts: calls([drafts]),
  });
}

describe('sending a long form', () => {
  it('reads each field once, no layout and no title, and does not keep again what is kept', async () => {
    const form = await openLongForm(50);
    const reads = countReads(form.form);
    form.form.requestSubmit();
    expect(form.saves).toHaveLength(1);
    expect(Object.keys(JSON.parse(form.saves[0]?.form ?? ''))).toHaveLength(50);
    expect(reads()).toEqual({ layout: 0, forms: 1, names: 50, titles: 0, drafts: 0 });
  });

  it('keeps what was typed since', async () => {
    const form = await openLongForm(2);
    await form.type('text-1', 'late');
    form.form.requestSubmit();
    expect(sessionStorage.getItem(`frontage:form:${contactForm.id}`)).toContain('"late"');
  });

  it('moves the focus before it changes anything, so that nothing has to be laid out for it', async () => {
    const form = await openLongForm(2);
    const changes = new MutationObserver(() => undefined);
    changes.observe(form.root, { attributes: true, childList: true, subtree: true });
    const button = form.part(formParts.submit);
    let changed = -1;
    button.addEventListener('focus', () => (changed = changes.takeRecords().length));
    form.control('text-1').focus();
    changes.takeRecords();
    form.form.requestSubmit();
    expect([document.activeElement, changed]).toEqual([button, 0]);
    changes.disconnect();
  });

  it('writes no attribute that has its value already', async () => {
    const form = openForm();
    await send(form);
    await form.answerSave({ ok: false, status: 500 });
    const changes = new MutationObserver(() => undefined);
    changes.observe(form.root, { attributeOldValue: true, subtree: true });
    form.form.requestSubmit();
    const written = changes.takeRecords();
    changes.disconnect();
    expect(written.length).toBeGreaterThan(3);
    expect(
      written.filter(
        ({ target, attributeName, oldValue }) =>
          target instanceof Element && target.getAttribute(attributeName ?? '') === oldValue,
      ),
    ).toEqual([]);
  });
});
