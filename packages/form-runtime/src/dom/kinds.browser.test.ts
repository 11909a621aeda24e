import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FormDefinition, FormField } from '../form-definition';
import { formMessages } from '../messages';
import { everyKindForm } from '../testing/definitions';
import { openForm, type FormPage } from '../testing/form-page';
import { formParts } from './form-parts';

const key = { ok: true, data: { key: 'k1' } } as const;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

/** Every kind but files, which a part of its own sends. */
const everyKind: FormDefinition = { ...everyKindForm, fields: everyKindForm.fields.filter(({ type }) => type !== 'file') };

function requiring(type: FormField['type']): FormDefinition {
  return { ...everyKind, fields: everyKind.fields.map((field) => (field.type === type ? { ...field, required: true } : field)) };
}

/** Something in each kind, and what of it is sent. */
const filled: Record<string, unknown> = {
  'name-1': ['Ada', 'Lovelace'],
  'email-1': 'ada@mill.de',
  'phone-1': ['+44', '20', '7946', '0000'],
  'address-1': ['1 Mill Lane', '', 'London', '', 'N1', 'GB'],
  'website-1': 'mill.de',
  'twitter-1': '@ada',
  'password-1': ' secret ',
  'text-1': 'Countess',
  'textarea-1': 'Two\nlines',
  'number-1': '12',
  'currency-1': '1,200.50',
  'date-1': ['12', '10', '2026'],
  'time-1': ['9', '15', '', 'PM'],
  'radio-1': 'Large',
  'checkbox-1': ['Breakfast', 'Bicycle'],
  'select-1': 'Chile',
  'likert-1': { 'It was quiet.': '2' },
  'hidden-1': 'direct',
};

async function fillIn(form: FormPage): Promise<void> {
  const parts = { name: ['first', 'last'], phone: ['country', 'area', 'prefix', 'line'], address: ['line1', 'line2', 'city', 'state', 'zip', 'country'], date: ['month', 'day', 'year'] };
  for (const [type, names] of Object.entries(parts)) {
    const values = filled[`${type}-1`] as string[];
    for (const [index, name] of names.entries()) if (values[index]) await form.type(`${type}-1.${name}`, values[index]);
  }
  for (const type of ['email', 'website', 'twitter', 'password', 'text', 'textarea', 'number', 'currency']) {
    await form.type(`${type}-1`, String(filled[`${type}-1`]));
  }
  await form.type('time-1.hour', '9');
  await form.type('time-1.minute', '15');
  await userEvent.selectOptions(form.control('time-1.period'), 'PM');
  await userEvent.selectOptions(form.control('select-1'), 'Chile');
  for (const label of ['Large', 'Breakfast', 'Bicycle']) await page.getByLabelText(label, { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'It was quiet.' }).getByLabelText('2', { exact: true }).first().click();
}

async function sent(form: FormPage): Promise<unknown> {
  await form.press();
  await expect.poll(() => form.form.getAttribute(formParts.state), { timeout: 20_000 }).toBe('submitting');
  await form.answerKey(key);
  return JSON.parse(form.saves[0]?.form ?? '');
}

async function refused(form: FormPage): Promise<void> {
  await form.press();
  await expect.poll(() => form.form.getAttribute(formParts.state), { timeout: 20_000 }).toBe('failure');
}

describe('a form with every kind of field', () => {
  it('has no accessibility fault, at rest and with errors', async () => {
    const form = openForm({ ...everyKind, fields: everyKind.fields.map((field) => ({ ...field, required: true })) });
    for (const act of [async () => undefined, () => refused(form)]) {
      await act();
      const { violations } = await axe.run(form.root, { rules: { region: { enabled: false }, 'heading-order': { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    }
  });

  it('[3.07] [3.08] [3.09a] [3.09b] [3.10] [3.12] sends each kind in the shape of its value', async () => {
    const form = openForm(everyKind);
    await fillIn(form);
    expect(await sent(form)).toEqual(filled);
  });

  it('[3.08] a phone without a country code has an empty first part', async () => {
    const fields = everyKind.fields.map((field) => (field.type === 'phone' ? { ...field, showCountryCode: false } : field));
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

  it.each(['name', 'phone', 'address', 'date', 'time', 'radio', 'checkbox', 'select', 'likert', 'number', 'currency', 'website'] as const)(
    'tells at a required %s that it is blank, marks it, and links to its first control',
    async (type) => {
      const form = openForm(requiring(type));
      await refused(form);
      const wrapper = form.part(`${formParts.field}=${type}`);
      const title = wrapper.querySelector(`[${formParts.title}]`)?.textContent ?? '';
      expect(wrapper.querySelector('[id$="-error"]')?.textContent).toBe(formMessages.REQUIRED.replace('{title}', title));
      expect(wrapper.matches('[aria-invalid]') || wrapper.querySelector('[aria-invalid]') !== null).toBe(true);
      expect(document.activeElement).toBe(form.part(formParts.summary));
      await page.getByRole('link', { name: formMessages.REQUIRED.replace('{title}', title) }).click();
      expect(wrapper.contains(document.activeElement)).toBe(true);
    },
  );

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
    expect(await sent(second)).toEqual({ ...filled, 'password-1': '' });
  });

  it('a draft does not undo a choice that was made since', () => {
    sessionStorage.setItem(`frontage:form:${everyKind.id}`, '{"entries":[["radio-1","Small"],["checkbox-1","Parking"],["select-1","Chile"]]}');
    const form = openForm(everyKind);
    form.unmount();
    form.form.reset();
    for (const label of ['Large', 'Breakfast']) form.root.querySelector<HTMLInputElement>(`[value=${label}]`)?.click();
    form.control('select-1').value = 'Norway';
    form.mount();
    const data = new FormData(form.form);
    expect([data.getAll('radio-1'), data.getAll('checkbox-1'), data.getAll('select-1')]).toEqual([['Large'], ['Breakfast'], ['Norway']]);
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
