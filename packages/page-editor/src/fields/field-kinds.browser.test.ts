import type { JsonValue } from '@frontage/site-model';
import {
  choice,
  color,
  date,
  dateTime,
  defineFields,
  email,
  embed,
  fileLink,
  flag,
  focalPoint,
  group,
  length,
  link,
  number,
  numberChoice,
  richText,
  tag,
  text,
  type KnownField,
} from '@frontage/site-model/fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { endPanel, showPanel } from './testing/show-panel';

const label = 'Field';
const show = (field: KnownField, stored?: JsonValue) =>
  showPanel(defineFields({ field }), { data: stored === undefined ? {} : { field: stored } });

afterEach(endPanel);

const message = 'Use lowercase letters.';
const check = (words: string): boolean => /^[a-z]+$/.test(words);
const origin = (address: string): string | undefined =>
  address.startsWith('https://player.example/') ? 'https://player.example' : undefined;

/** What an owner writes, what is stored, a wrong entry, and what is said of it. */
const written: readonly [string, KnownField, string, JsonValue, string, string][] = [
  ['text', text({ label, most: 9, check, message, example: 'jar' }), 'jar', 'jar', 'Jar', message],
  ['required text', text({ label, most: 9, required: true }), 'Jar', 'Jar', ' ', 'Fill this in.'],
  ['email', email({ label }), 'a@b.example', 'a@b.example', 'a@b', 'Enter an email address'],
  ['link', link({ label }), ' /about ', '/about', 'javascript:x', 'is not a valid page URL'],
  ['fileLink', fileLink({ label }), '/a.webm', '/a.webm', 'mailto:a@b.example', 'of a file'],
  ['file elsewhere', fileLink({ label }), '/b.webm', '/b.webm', 'www.x.example/b', 'Links must be'],
  ['number', number({ label, least: 1, most: 12, whole: true }), '3', 3, '13', 'from 1 to 12.'],
  ['whole', number({ label, least: 1, most: 12, whole: true }), '4', 4, '2.5', 'a whole number'],
  ['nearest', number({ label, least: 1, most: 9, outside: 'nearest' }), '9', 9, '10', '1 to 9.'],
  [
    'length',
    length({ label, above: 0, most: 99 }),
    '1.5',
    1.5,
    '0',
    'a number above 0, at most 99',
  ],
  ['date', date({ label, required: true }), '2026-03-01', '2026-03-01', '', 'Fill this in.'],
  [
    'dateTime',
    dateTime({ label, required: true }),
    '2026-03-01T18:30',
    '2026-03-01T18:30',
    '',
    'Fi',
  ],
  [
    'embed',
    embed({ label, origin, message: 'Unknown.', example: 'https://player.example/1' }),
    'https://player.example/2',
    'https://player.example/2',
    'https://other.example/',
    'Unknown.',
  ],
];

describe.each(written)('a field that is written: %s', (_name, field, entry, value, wrong, says) => {
  it('[1.02b] hands on what is right, and says what is wrong without handing it on', async () => {
    const { control, changes, description, violations } = show(field);
    await userEvent.fill(control(label), entry);
    expect(changes.at(-1)).toEqual(['field', value]);
    const count = changes.length;
    await userEvent.fill(control(label), wrong);
    control(label).blur();
    expect(changes.length).toBe(count);
    expect(control(label).getAttribute('aria-invalid')).toBe('true');
    expect(description(label)).toContain(says);
    expect(control(label)).toHaveProperty('value', wrong);
    expect(await violations()).toEqual([]);
    await userEvent.fill(control(label), entry);
    expect(control(label).hasAttribute('aria-invalid')).toBe(false);
    expect(description(label)).not.toContain(says);
  });
});

describe('a field', () => {
  it('[1.02b] stores nothing once an optional text is empty', async () => {
    const { control, changes } = show(text({ label, most: 9 }), 'Jar');
    await userEvent.clear(control(label));
    expect(changes).toEqual([['field', null]]);
  });

  it('[1.02b] stores an empty text where that is a value', async () => {
    const { control, changes } = show(text({ label, most: 9, mayBeEmpty: true }), 'Jar');
    await userEvent.clear(control(label));
    expect(changes).toEqual([['field', '']]);
  });

  it('[1.02b] stops a text at its length', async () => {
    const { control, changes } = show(text({ label, most: 3, multiline: true }));
    await userEvent.type(control(label), 'jars');
    expect(changes.at(-1)).toEqual(['field', 'jar']);
  });

  it('[1.02b] is reset by keyboard, and keeps the focus', async () => {
    const { control, button, changes, description } = show(
      choice({ label, options: { a: 'One', b: 'Two' }, default: 'a' }),
      'b',
    );
    expect(description(label)).toContain('Default: One');
    button('Reset: Field').focus();
    await userEvent.keyboard('{Enter}');
    expect(changes).toEqual([['field', null]]);
    expect(control(label)).toHaveProperty('selectedIndex', 0);
    expect(document.activeElement).toBe(control(label));
    expect(() => button('Reset: Field')).toThrow('nothing');
  });

  it('[1.02b] that is required, or stores nothing, cannot be reset', () => {
    expect(() => show(link({ label, required: true }), '/a').button('Reset: Field')).toThrow();
    expect(() => show(link({ label, default: '/' })).button('Reset: Field')).toThrow();
    const { control } = show(link({ label, default: '/' }));
    expect(control(label).getAttribute('placeholder')).toBe('/');
  });

  it('[1.02b] a tag is written by its name', async () => {
    const { control, changes } = show(tag({ label, default: '' }), 'Jars');
    await userEvent.fill(control(label), 'Cups');
    await userEvent.clear(control(label));
    expect(changes).toEqual([
      ['field', 'Cups'],
      ['field', null],
    ]);
  });

  it('[1.02b] a flag is neither on nor off where nothing is stored', async () => {
    const { control, changes, description } = show(flag({ label }));
    expect(control(label)).toMatchObject({ checked: false, indeterminate: true });
    expect(description(label)).toContain('Not set');
    control(label).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    expect(changes).toEqual([
      ['field', true],
      ['field', false],
    ]);
    expect(description(label)).not.toContain('Not set');
  });

  it('[1.02b] a choice of numbers stores numbers', async () => {
    const { control, changes } = show(numberChoice({ label, values: [1, 2, 3], default: 2 }));
    await userEvent.selectOptions(control(label), '3');
    expect(changes).toEqual([['field', 3]]);
  });

  it('[1.02b] a choice without a default may be none', async () => {
    const { control, changes } = show(choice({ label, options: { a: 'One' } }), 'a');
    await userEvent.selectOptions(control(label), 'Not set');
    expect(changes).toEqual([['field', null]]);
  });

  it('[1.02b] a colour is chosen by keyboard from names', async () => {
    const { control, changes, violations } = show(color({ label, default: 'text' }), 'ground');
    expect(await violations()).toEqual([]);
    control('Background').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(changes).toEqual([['field', 'surface']]);
  });

  it('[1.02b] a point is set by two ranges', async () => {
    const { panel, changes, violations } = show(focalPoint({ label }), { x: 0.28, y: 0.5 });
    expect(await violations()).toEqual([]);
    const [x, y] = panel.root.querySelectorAll<HTMLElement>('[type=range]');
    x?.focus();
    await userEvent.keyboard('{ArrowRight}');
    y?.focus();
    await userEvent.keyboard('{Home}');
    expect(changes).toEqual([
      ['field', { x: 0.29, y: 0.5 }],
      ['field', { x: 0.29, y: 0 }],
    ]);
  });

  it('[1.02b] a part of a date is said to be wrong', async () => {
    const { control, changes, description } = show(date({ label }));
    control(label).focus();
    await userEvent.keyboard('03');
    control(label).blur();
    expect(description(label)).toContain('Enter a full date.');
    control(label).focus();
    await userEvent.keyboard('{Backspace}');
    control(label).blur();
    expect(description(label)).not.toContain('Enter a full date.');
    expect(changes).toEqual([]);
  });

  it('[1.02b] paragraphs are written with blank lines between them', async () => {
    const { control, changes } = show(richText({ label }), [{ kind: 'paragraph', words: ['A'] }]);
    expect(control(label)).toHaveProperty('value', 'A');
    await userEvent.fill(control(label), 'One\n\nTwo\n');
    expect(changes).toEqual([
      [
        'field',
        [
          { kind: 'paragraph', words: ['One'] },
          { kind: 'paragraph', words: ['Two'] },
        ],
      ],
    ]);
    await userEvent.clear(control(label));
    expect(changes.at(-1)).toEqual(['field', []]);
  });

  it('[1.02b] richer text is only read', async () => {
    const words = ['See ', { text: 'the kiln', href: '/kiln' }];
    const { control, changes, description, panel } = show(richText({ label }), [
      { kind: 'heading', level: 2, words: ['Kiln'] },
      { kind: 'paragraph', words },
    ]);
    expect(control(label)).toMatchObject({ readOnly: true, value: 'Kiln\n\nSee the kiln' });
    expect(description(label)).toContain('change it on the page.');
    await userEvent.type(control(label), 'x');
    expect(changes).toEqual([]);
    panel.root.focus();
    control(label).blur();
    panel.update({ field: [] });
    expect(control(label)).toMatchObject({ readOnly: false, value: '' });
  });

  it('[1.02b] a group is stored whole, and not at all where it is empty', async () => {
    const table = defineFields({
      first: text({ label: 'First', most: 9 }),
      second: number({ label: 'Second', most: 9 }),
    });
    const { control, changes } = show(group({ label, table }), { second: 2 });
    await userEvent.fill(control('First'), 'a');
    await userEvent.clear(control('Second'));
    await userEvent.clear(control('First'));
    expect(changes).toEqual([
      ['field', { second: 2, first: 'a' }],
      ['field', { first: 'a' }],
      ['field', null],
    ]);
  });

  it('[1.02b] a group that is reset drops its wrong entries', async () => {
    const table = defineFields({ size: number({ label: 'Size', most: 9 }) });
    const { control, button, changes, panel } = show(group({ label, table }), { size: 2 });
    await userEvent.fill(control('Size'), '10');
    control('Size').blur();
    await userEvent.click(button('Reset: Field'));
    expect(control('Size')).toHaveProperty('value', '');
    expect(panel.root.innerText).not.toContain('Enter a number');
    expect(changes).toEqual([['field', null]]);
  });

  it('[1.02b] a group is handed on once its rule holds', async () => {
    const table = defineFields(
      { name: text({ label: 'Name', most: 9 }), loud: flag({ label: 'Loud', default: false }) },
      { holds: (stored) => stored.name !== undefined, message: 'Give a name.' },
    );
    const { control, changes, panel } = show(group({ label, table }));
    await userEvent.click(control('Loud'));
    expect(changes).toEqual([]);
    expect(panel.root.innerText).toContain('Give a name.');
    panel.update({});
    await userEvent.fill(control('Name'), 'Jar');
    expect(changes).toEqual([['field', { loud: true, name: 'Jar' }]]);
    expect(panel.root.innerText).not.toContain('Give a name.');
  });
});

describe('code', () => {
  const code = text({ label, most: 99, multiline: true, isCode: true });
  const pretend = (userAgent: string) =>
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  afterEach(() => vi.restoreAllMocks());

  it('is written with its signs as they are', () => {
    const shown = show(code, '<b>"x"</b>');
    const control = document.querySelector('textarea');
    expect([control?.value, control?.spellcheck, control?.readOnly]).toEqual([
      '<b>"x"</b>',
      false,
      false,
    ]);
    expect(shown.description(label)).not.toContain('Android');
  });

  it('[8.18u] is only shown on Android, which is told', () => {
    pretend('Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36');
    const shown = show(code, '<b>x</b>');
    expect(shown.description(label)).toContain('Code editing is not available on Android.');
    const control = document.querySelector('textarea');
    expect([control?.value, control?.readOnly]).toEqual(['<b>x</b>', true]);
  });
});
