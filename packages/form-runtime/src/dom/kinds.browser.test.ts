import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FormDefinition, FormField } from '../form-definition';
import { problemMessage } from '../problem-message';
import { everyKindForm } from '../testing/definitions';
import { everyKindPairs, everyKindValues } from '../testing/every-kind-values';
import { openForm, type FormPage } from '../testing/form-page';
import { formParts } from '../markup/form-parts';

const key = { ok: true, data: { key: 'k1' } } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});

/** Every kind except files, which have their own tests. */
const everyKind: FormDefinition = {
  ...everyKindForm,
  fields: everyKindForm.fields.filter(({ type }) => type !== 'file'),
};

function requiring(type: FormField['type']): FormDefinition {
  return {
    ...everyKind,
    fields: everyKind.fields.map((field) =>
      field.type === type ? { ...field, required: true } : field,
    ),
  };
}

/** Fills in `everyKindPairs`; hidden fields already have their values. */
async function fillIn(form: FormPage): Promise<void> {
  for (const [name, value] of everyKindPairs) {
    const control = form.control(name);
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else if (/radio|checkbox/.test(control.type))
      await userEvent.click(form.part(`name="${name}"][value="${value}"`));
    else if (control.type !== 'hidden') await form.type(name, value);
  }
}

async function sent(form: FormPage): Promise<unknown> {
  await form.press();
  await expect
    .poll(() => form.form.getAttribute(formParts.state), { timeout: 20_000 })
    .toBe('submitting');
  await form.answerKey(key);
  return JSON.parse(form.saves[0]?.form ?? '');
}

async function refused(form: FormPage): Promise<void> {
  await form.press();
  await expect
    .poll(() => form.form.getAttribute(formParts.state), { timeout: 20_000 })
    .toBe('failure');
}

describe('a form with every kind of field', () => {
  it('has no accessibility fault, at rest and with errors', async () => {
    const form = openForm({
      ...everyKind,
      fields: everyKind.fields.map((field) => ({ ...field, required: true })),
    });
    for (const act of [async () => undefined, () => refused(form)]) {
      await act();
      const { violations } = await axe.run(form.root, {
        rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
      });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
      ).toEqual([]);
    }
  });

  it('[3.07] [3.08] [3.09a] [3.09b] [3.10] [3.12] sends each kind in the shape of its value', async () => {
    const form = openForm(everyKind);
    await fillIn(form);
    expect(await sent(form)).toEqual(everyKindValues);
  });

  it('[3.08] a phone without a country code has an empty first part', async () => {
    const fields = everyKind.fields.map((field) =>
      field.type === 'phone' ? { ...field, showCountryCode: false } : field,
    );
    const form = openForm({ ...everyKind, fields });
    expect(form.root.querySelector('[name="phone-1.country"]')).toBeNull();
    await form.type('phone-1.line', '555 1234');
    expect(await sent(form)).toMatchObject({ 'phone-1': ['', '', '', '555 1234'] });
  });

  it('[3.11] a hidden field takes the parameter of the page that is called like its key', async () => {
    history.replaceState(null, '', '?utm_source=mail');
    const form = openForm(everyKind);
    expect(await sent(form)).toMatchObject({ 'hidden-1': 'mail' });
  });

  it.each([
    'name',
    'phone',
    'address',
    'date',
    'time',
    'radio',
    'checkbox',
    'select',
    'likert',
    'number',
    'currency',
    'website',
  ] as const)(
    'tells at a required %s that it is blank, marks it, and links to its first control',
    async (type) => {
      const form = openForm(requiring(type));
      await refused(form);
      const wrapper = form.part(`${formParts.field}=${type}`);
      const title = wrapper.querySelector(`[${formParts.title}]`)?.textContent ?? '';
      const error = problemMessage({ type, title }, { code: 'REQUIRED' });
      expect(wrapper.querySelector('[id$="-error"]')?.textContent).toBe(error);
      expect(
        wrapper.matches('[aria-invalid]') || wrapper.querySelector('[aria-invalid]') !== null,
      ).toBe(true);
      expect(document.activeElement).toBe(form.part(formParts.summary));
      await page.getByRole('link', { name: `${title} – ${error}` }).click();
      expect(wrapper.contains(document.activeElement)).toBe(true);
    },
  );

  it('[5.07] marks the group of a radio or a statement, not one of its radios', async () => {
    for (const type of ['radio', 'likert'] as const) {
      const form = openForm(requiring(type));
      await refused(form);
      const marked = [...form.root.querySelectorAll('[aria-invalid]')];
      expect(marked.map((element) => element.getAttribute('role'))).toEqual(['radiogroup']);
      form.unmount();
    }
  });

  it('[5.07] leads to the part of a date that is wrong, and marks no other', async () => {
    const form = openForm(everyKind);
    await form.type('date-1.month', '2');
    await form.type('date-1.day', '30');
    await form.type('date-1.year', '2026');
    await refused(form);
    expect([...form.root.querySelectorAll('[aria-invalid]')]).toEqual([form.control('date-1.day')]);
    await form.type('date-1.month', '3');
    expect(form.root.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it('a draft gives every kind back but the password', async () => {
    const first = openForm(everyKind);
    await fillIn(first);
    first.clock.advance(300);
    first.unmount();
    expect(sessionStorage.getItem(`frontage:form:${everyKind.id}`)).not.toContain('secret');
    const second = openForm(everyKind);
    expect(await sent(second)).toEqual({ ...everyKindValues, 'password-1': '' });
  });

  it('a draft keeps no password, not even one that is shown', async () => {
    const form = openForm(everyKind);
    form.control('password-1').setAttribute('type', 'text');
    await form.type('password-1', 'secret');
    await form.type('text-1', 'Countess');
    form.clock.advance(300);
    const kept = sessionStorage.getItem(`frontage:form:${everyKind.id}`);
    expect([kept?.includes('Countess'), kept?.includes('secret')]).toEqual([true, false]);
  });

  it('a draft takes back a choice that the markup makes and the visitor took back, and leaves hidden values alone', () => {
    sessionStorage.setItem(
      `frontage:form:${everyKind.id}`,
      `{"entries":[["text-1","Ada"],["hidden-1","old"]],"at":${Date.now()}}`,
    );
    const form = openForm(everyKind);
    form.unmount();
    form.form.reset();
    const box = form.root.querySelector<HTMLInputElement>('[value=Breakfast]');
    box?.setAttribute('checked', '');
    form.control('hidden-1').value = '';
    form.control('text-1').value = '';
    expect(box?.checked).toBe(true);
    form.mount();
    expect([box?.checked, form.control('hidden-1').value, form.control('text-1').value]).toEqual([
      false,
      '',
      'Ada',
    ]);
  });

  it('a draft does not undo a choice that was made since', () => {
    sessionStorage.setItem(
      `frontage:form:${everyKind.id}`,
      `{"entries":[["radio-1","Small"],["checkbox-1","Parking"],["select-1","Chile"]],"at":${Date.now()}}`,
    );
    const form = openForm(everyKind);
    form.unmount();
    form.form.reset();
    for (const label of ['Large', 'Breakfast'])
      form.root.querySelector<HTMLInputElement>(`[value=${label}]`)?.click();
    form.control('select-1').value = 'Norway';
    form.mount();
    const formData = new FormData(form.form);
    expect([
      formData.getAll('radio-1'),
      formData.getAll('checkbox-1'),
      formData.getAll('select-1'),
    ]).toEqual([['Large'], ['Breakfast'], ['Norway']]);
  });

  it('pressed twice before the part that reads it has come, says once what is wrong', async () => {
    const form = openForm(requiring('radio'));
    let announced = 0;
    const watch = new MutationObserver(
      (changes) => (announced += changes.filter(({ addedNodes }) => addedNodes.length > 0).length),
    );
    watch.observe(form.part(formParts.summaryText), { childList: true });
    form.form.requestSubmit();
    form.form.requestSubmit();
    await expect
      .poll(() => form.form.getAttribute(formParts.state), { timeout: 20_000 })
      .toBe('failure');
    await new Promise((resolve) => requestIdleCallback(resolve));
    watch.disconnect();
    expect(announced).toBe(1);
  });

  it('leaves the markup of the server when it ends, with errors shown', async () => {
    const form = openForm(requiring('radio'));
    form.unmount();
    const before = form.root.cloneNode(true);
    form.mount();
    await refused(form);
    form.unmount();
    expect(before.isEqualNode(form.root), form.root.innerHTML).toBe(true);
  });
});
