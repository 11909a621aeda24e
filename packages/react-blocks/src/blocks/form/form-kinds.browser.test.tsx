import {
  readFormEntries,
  sanitizeForm,
  validateForm,
  type FieldErrors,
  type FieldValue,
  type FormField,
  type FormValues,
} from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/markup';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { everyKindForm } from '../../testing/test-form';
import { Form } from './Form';
import type { FormResult } from './form.parts';

const place = { id: '1', title: 'Contact', path: '/contact' };

/** By kind: the keys a visitor presses, starting at its first control, and the resulting value. */
const keys: Readonly<Record<string, readonly [pressed: string, value: FieldValue]>> = {
  name: ['Ada{Tab}Lovelace', ['Ada', 'Lovelace']],
  email: ['ada@mill.photography', 'ada@mill.photography'],
  phone: ['+44{Tab}1632 960417', ['+44', '', '', '1632 960417']],
  address: ['Germany{Tab}Weg 1{Tab}{Tab}Bonn', ['Weg 1', '', 'Bonn', '', '', 'Germany']],
  website: ['example.com', 'example.com'],
  twitter: ['ada', 'ada'],
  password: ['secret', 'secret'],
  text: ['Countess', 'Countess'],
  textarea: ['Dear{Enter}you', 'Dear\nyou'],
  number: ['1,200', '1,200'],
  currency: ['12.50', '12.50'],
  date: ['24{Tab}12{Tab}2026', ['12', '24', '2026']],
  time: ['9{Tab}15', ['9', '15', '', '']],
  radio: ['{ArrowDown}', 'Large'],
  checkbox: [' {Tab} ', ['Breakfast', 'Parking']],
  select: ['{ArrowDown}{ArrowDown}', 'Second'],
  likert: ['{ArrowDown}{Tab}{ArrowUp}', { 'It was quiet.': '-1', 'I would come again.': '2' }],
};

const fields = everyKindForm.fields.filter(
  ({ type }) => !['section', 'hidden', 'file'].includes(type),
);
const show = (form: readonly FormField[], result?: FormResult): HTMLElement =>
  showMarkup(
    <Form
      definition={{ ...everyKindForm, fields: form }}
      page={place}
      result={result}
      locale="en-GB"
    />,
  );
const failed = (values: FormValues, errors: FieldErrors): FormResult => ({
  formId: everyKindForm.id,
  status: 'failed',
  values,
  errors,
});

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function readValue(field: FormField): FieldValue | undefined {
  const definition = { fields: [field] };
  return sanitizeForm(
    definition,
    readFormEntries([field], new FormData(find<HTMLFormElement>('form'))),
  )[field.id];
}

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => document.body.replaceChildren());

describe.each(fields.map((field) => [field.type, field] as const))(
  '[3.13a] a field of kind %s',
  (type, field) => {
    const [pressed, value] = keys[type] ?? ['', ''];
    const wrapper = (): HTMLElement => find(`[${formParts.field}=${type}]`);

    it('is filled in by keys alone, and read as its kind is', async () => {
      show([field]);
      find('[data-form-id]').insertAdjacentHTML(
        'beforebegin',
        '<button type="button">Before</button>',
      );
      find('button').focus();
      await userEvent.keyboard('{Tab}');
      // Focus enters a radio group at its first choice, which space selects.
      if (type === 'likert' || type === 'radio') await userEvent.keyboard(' ');
      // user-event takes keys in braces and types the rest.
      await userEvent.keyboard(pressed);
      expect(wrapper().contains(document.activeElement)).toBe(true);
      expect(readValue(field)).toEqual(
        type === 'likert'
          ? { 'It was quiet.': '-1', 'I would come again.': expect.any(String) }
          : value,
      );
    });

    it('[5.07] without scripts shows its error above its title, and the summary leads to it', async () => {
      show([field], failed({}, { [field.id]: 'Something is wrong.' }));
      const slot = find(`#${CSS.escape(`form-${everyKindForm.id}-${field.id}-error`)}`);
      const title = wrapper().querySelector(`[${formParts.title}]`);
      expect(slot.textContent).toBe('Something is wrong.');
      expect(
        title && slot.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
      expect(
        wrapper().querySelectorAll('[aria-invalid=true]').length + Number(type === 'likert'),
      ).toBe(1);
      await page.getByRole('link', { name: 'Something is wrong.' }).click();
      expect(wrapper().contains(document.querySelector(':target'))).toBe(true);
      expect(document.querySelector(':target')?.matches('input, select, textarea')).toBe(true);
    });

    it('without scripts gives back what was entered', () => {
      show([field], failed({ [field.id]: value }, {}));
      // A password is never sent back.
      expect(readValue(field)).toEqual(type === 'password' ? '' : value);
    });
  },
);

describe('a form of every kind', () => {
  const errors = Object.fromEntries(
    everyKindForm.fields
      .filter(({ type }) => type !== 'section')
      .map(({ id, title }) => [id, `${title} is wrong.`]),
  );
  const looks = {
    idle: undefined,
    failed: failed({}, errors),
    sent: { ...failed({}, {}), status: 'sent' } as const,
  };

  it.each(
    Object.entries(looks).flatMap(([state, result]) =>
      ['light', 'dark', 'rtl'].map((look) => [state, look, result] as const),
    ),
  )('is accessible while %s, %s', async (_, look, result) => {
    document.documentElement.dir = look === 'rtl' ? 'rtl' : 'ltr';
    document.documentElement.style.colorScheme = look === 'dark' ? 'dark' : 'light';
    document.body.style.background = 'var(--fr-color-ground)';
    show(everyKindForm.fields, result);
    const { violations } = await axe.run(document.body);
    document.documentElement.dir = 'ltr';
    document.documentElement.style.colorScheme = '';
    document.body.style.background = '';
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  });

  it('[3.13a] tells a wrong form, and shows what the script found at each field, in the order of the fields', async () => {
    const root = show(everyKindForm.fields.filter(({ type }) => type !== 'file'));
    const end = await mountBlock(root, await import('./form.mount'), testContext());
    await page.getByRole('button', { name: 'Send' }).click();
    const summary = page.elementLocator(find(`[${formParts.summary}]`));
    await expect.element(summary).toHaveFocus();
    const links = [...find(`[${formParts.summaryList}]`).querySelectorAll('a')];
    const errors = validateForm(everyKindForm, sanitizeForm(everyKindForm, {}));
    expect(links.map(({ textContent }) => textContent)).toEqual(
      everyKindForm.fields
        .filter(({ type }) => !['section', 'hidden', 'file'].includes(type))
        .map(({ id, title }) => `${title} – ${errors[id] ?? ''}`),
    );
    for (const { hash } of links)
      expect(document.getElementById(decodeURIComponent(hash.slice(1)))).not.toBeNull();
    // The first visible and required one, in the order of the language.
    const target = (title: string): string | undefined =>
      links.find(({ textContent }) => textContent?.startsWith(title))?.hash.replace(/.*-1/, '');
    expect([target('Day'), target('Home'), target('Phone')]).toEqual(['.day', '.line1', '.line']);
    const { violations } = await axe.run(document.body);
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    end();
  });

  it.each([320, 1000])(
    'has no sideways scroll and targets of 44 px in a window of %i px',
    async (width) => {
      await page.viewport(width, 900);
      show(everyKindForm.fields);
      expect(document.documentElement.scrollWidth).toBe(width);
      const small = [
        ...document.querySelectorAll<HTMLElement>(
          'form :is(input:not([type=hidden], [type=radio], [type=checkbox], [tabindex="-1"]), select, textarea, label.fr-form__choice, button)',
        ),
      ]
        .filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().height < 44,
        )
        .map(({ outerHTML }) => outerHTML);
      expect(small).toEqual([]);
      await page.viewport(414, 896);
    },
  );

  it('has no sideways scroll, and cuts nothing off, in a window of 1,280 px at 200 % zoom, the texts alone enlarged as well', async () => {
    await page.viewport(640, 450);
    for (const size of ['', '200%']) {
      document.documentElement.style.fontSize = size;
      show(everyKindForm.fields);
      expect([size, document.documentElement.scrollWidth]).toEqual([size, 640]);
      const cut = [
        ...document.querySelectorAll<HTMLElement>(
          'form :is(label, legend, button, p:not(.fr-form__trap, .fr-hidden))',
        ),
      ]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            element.checkVisibility() &&
            getComputedStyle(element).display !== 'inline',
        )
        .map(({ outerHTML }) => outerHTML);
      expect(cut).toEqual([]);
    }
    document.documentElement.style.fontSize = '';
    await page.viewport(414, 896);
  });

  it('[9.10] a likert is a list of groups where there is little room, and a table where there is more', async () => {
    const likert = everyKindForm.fields.filter(({ type }) => type === 'likert');
    const rows = (): number =>
      new Set(
        [...find('[data-statement]').querySelectorAll('input')].map((radio) =>
          Math.round(radio.getBoundingClientRect().top),
        ),
      ).size;
    await page.viewport(390, 900);
    show(likert);
    expect([rows(), find('.fr-form__likert-head').checkVisibility()]).toEqual([5, false]);
    await page.viewport(1000, 900);
    expect([rows(), find('.fr-form__likert-head').checkVisibility()]).toEqual([1, true]);
    await expect
      .element(page.getByRole('radio', { name: 'Strongly disagree' }).first())
      .toBeInTheDocument();
    await page.viewport(414, 896);
  });

  it('[3.13b] a text area has its maximum, a phone its country code, a section its line, and none where none is wanted', () => {
    const looks = (more: Partial<FormField>): readonly unknown[] => {
      show(
        everyKindForm.fields
          .filter(({ type }) => ['section', 'phone', 'textarea'].includes(type))
          .map((field) => ({ ...field, ...more })),
      );
      return [
        find('textarea').getAttribute(formParts.maxLength),
        document.querySelector('[name="phone-1.country"]') !== null,
        find(`[${formParts.field}=section]`).hasAttribute('data-underline'),
      ];
    };
    expect(looks({})).toEqual(['20', true, true]);
    expect(looks({ maxLength: 0, showCountryCode: false, underline: false })).toEqual([
      null,
      false,
      false,
    ]);
  });

  it('[3.13c] choices show their options in order, a hidden field has key and value', () => {
    show(everyKindForm.fields);
    const shown = (type: string): (string | null)[] =>
      [
        ...find(`[${formParts.field}=${type}]`).querySelectorAll(
          'label.fr-form__choice, option:not([value=""]), [data-statement] > legend',
        ),
      ].map(({ textContent }) => textContent);
    for (const { type, options } of everyKindForm.fields) {
      if (options && type !== 'likert') expect(shown(type)).toEqual(options);
    }
    expect(
      [...document.querySelectorAll('[data-statement] > legend')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['It was quiet.', 'I would come again.']);
    const hidden = find<HTMLInputElement>('[type=hidden][name="hidden-1"]');
    expect([hidden.value, hidden.getAttribute('data-key')]).toEqual(['direct', 'utm_source']);
  });
});
