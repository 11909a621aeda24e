import type { FormDefinition } from '@frontage/form-runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { testForm } from '../../testing/test-form';
import { Form } from './Form';

const definition: FormDefinition = {
  ...testForm,
  fields: [{ id: 'home', type: 'address', title: 'Home', required: true }],
};
let end: () => void;
let before: string;

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.lang = 'en-GB';
  const root = showMarkup(
    <Form
      definition={definition}
      page={{ id: '1', title: 'Contact', path: '/contact' }}
      locale="en-GB"
    />,
  );
  before = canonical(root);
  end = await mountBlock(root, await import('./form.mount'), testContext());
});
afterEach(() => {
  end();
  document.documentElement.lang = 'en';
  document.body.replaceChildren();
});

const labels = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.fr-form__part:not([hidden]) label > span:first-child',
    ),
  ].map(({ textContent }) => textContent ?? '');

async function choose(country: string): Promise<void> {
  await page.getByLabelText('Country').fill(country);
  await userEvent.tab();
}

it('calls and orders the parts as the country does, and nothing else', async () => {
  expect(labels()).toEqual([
    'Country',
    'Address line 1',
    'Address line 2',
    'Town or city',
    'Postcode',
  ]);
  await choose('Germany');
  expect(labels()).toEqual([
    'Country',
    'Address line 1',
    'Address line 2',
    'Postcode',
    'Town or city',
  ]);
  await expect.element(page.getByLabelText('Address line 1')).toHaveFocus();
  await choose('USA');
  expect(labels()).toEqual([
    'Country',
    'Address line 1',
    'Address line 2',
    'City',
    'State',
    'ZIP code',
  ]);
  await choose('Narnia');
  expect(labels()).toEqual([
    'Country',
    'Address line 1',
    'Address line 2',
    'Town or city',
    'State, province or county',
    'Postal code',
  ]);
});

it('keeps in sight what was typed, wherever it has no place', async () => {
  await choose('US');
  await page.getByLabelText('State').fill('Ohio');
  await choose('France');
  expect(labels()).toContain('State, province or county');
  expect(document.querySelector<HTMLInputElement>('[name="home.state"]')?.value).toBe('Ohio');
});

it('the tab key follows the order that is seen', async () => {
  await choose('Germany');
  const names: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    // only inputs have the focus here
    names.push((document.activeElement as HTMLInputElement).name);
    await userEvent.tab();
  }
  expect(names).toEqual(['home.line1', 'home.line2', 'home.zip', 'home.city']);
});

it('moves no field from under the focus when the browser fills in the country', async () => {
  await page.getByLabelText('Postcode').click();
  const country = document.querySelector<HTMLInputElement>('[name="home.country"]');
  if (!country) throw new Error('The address has no country.');
  country.value = 'Germany';
  country.dispatchEvent(new Event('change', { bubbles: true }));
  expect(labels()).toEqual([
    'Country',
    'Address line 1',
    'Address line 2',
    'Town or city',
    'Postcode',
  ]);
  await expect.element(page.getByLabelText('Postcode')).toHaveFocus();
});

it('is put back when it ends', async () => {
  await choose('Italy');
  const country = document.querySelector<HTMLInputElement>('[name="home.country"]');
  if (country) country.value = '';
  end();
  const root = document.querySelector('[data-block]');
  expect(root && canonical(root)).toBe(before);
});
