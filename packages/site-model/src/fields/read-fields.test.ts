import { describe, expect, it } from 'vitest';
import {
  choice,
  collectWords,
  color,
  date,
  dateTime,
  defineFields,
  email,
  flag,
  focalPoint,
  group,
  length,
  link,
  list,
  number,
  numberChoice,
  readFields,
  richText,
  text,
  type DraftOf,
  type StoredOf,
} from './index';
import { fieldsSchema } from '../schema/fields-schema';

const item = defineFields(
  { name: text({ label: 'Name', most: 20, required: true, searchable: true }) },
  { holds: ({ name }) => name !== '', message: 'Give a name.' },
);

const table = defineFields({
  title: text({ label: 'Title', most: 20, required: true, searchable: true }),
  note: text({ label: 'Note', most: 20 }),
  alt: text({ label: 'Description', most: 20, mayBeEmpty: true }),
  body: richText({ label: 'Text', searchable: true }),
  href: link({ label: 'Link' }),
  mail: email({ label: 'Email address' }),
  perRow: number({ label: 'Per row', least: 1, most: 12, whole: true, outside: 'nearest' }),
  gap: length({ label: 'Gap', least: 0, most: 100, default: 20 }),
  size: choice({ label: 'Size', options: { small: 'Small', large: 'Large' }, default: 'small' }),
  level: numberChoice({ label: 'Level', values: [1, 2], default: 1 }),
  ground: color({ label: 'Ground' }),
  shown: flag({ label: 'Shown', default: true }),
  day: date({ label: 'Day' }),
  starts: dateTime({ label: 'Starts' }),
  focus: focalPoint({ label: 'Focus' }),
  items: list({ label: 'Items', item, itemLabel: 'Item' }),
  first: group({ label: 'First', table: item }),
});

const empty = {
  title: '',
  body: [],
  gap: 20,
  size: 'small',
  level: 1,
  shown: true,
  items: [],
};

describe('readFields', () => {
  it('gives what stands in for everything that is missing', () => {
    for (const raw of [{}, null, 7, 'x', []]) expect(readFields(table, raw)).toEqual(empty);
  });

  it('takes what fits, and what stands in for the rest', () => {
    const stored = {
      title: 'Bowls',
      note: '',
      alt: '',
      href: 'javascript:alert(1)',
      mail: 'no address',
      perRow: 99.4,
      gap: 101,
      size: 'huge',
      level: 2,
      ground: 'accent',
      shown: 'yes',
      day: '2026-02-30',
      starts: '2026-02-28T24:00',
      focus: { x: 0.2, y: 2 },
      items: [{ name: 'Jar' }, { name: 7 }, null, 'x'],
      first: { name: '' },
    };
    expect(readFields(table, stored)).toEqual({
      ...empty,
      title: 'Bowls',
      alt: '',
      perRow: 12,
      level: 2,
      ground: 'accent',
      items: [{ name: 'Jar' }],
    });
    expect(fieldsSchema(table).safeParse(stored).success).toBe(false);
  });

  it('takes dates of the calendar, addresses and points', () => {
    const stored = {
      title: 'Fair',
      body: ['Come'],
      mail: 'kiln@example.com',
      href: ' /fair ',
      day: '2028-02-29',
      starts: '2026-03-01T18:30',
      focus: { x: 0, y: 1 },
      first: { name: 'Jar' },
    };
    expect(readFields(table, stored)).toMatchObject({
      ...stored,
      href: '/fair',
      body: [{ kind: 'paragraph', words: ['Come'] }],
    });
  });

  it('takes nothing from a prototype', () => {
    expect(readFields(table, Object.create({ title: 'Planted' })).title).toBe('');
  });

  it('gives types that may be missing only where they may', () => {
    const stored: StoredOf<typeof table> = readFields(table, {});
    const certain: [string, number, 'small' | 'large', 1 | 2, boolean] = [
      stored.title,
      stored.gap,
      stored.size,
      stored.level,
      stored.shown,
    ];
    expect(certain).toEqual(['', 20, 'small', 1, true]);
    const draft: DraftOf<typeof table> = { title: 'Enough', body: [] };
    // @ts-expect-error -- the title has to be there
    const wrong: DraftOf<typeof table> = { body: [] };
    expect([draft, wrong]).toHaveLength(2);
  });
});

describe('collectWords', () => {
  it('takes the words of Markdown without its marks: each heading, item and row by itself', () => {
    const written = text({ label: 'Text', most: 900, isMarkdown: true, searchable: true });
    const markdown = `# Mending
She writes it **down**,
- a [link](/visit)
- [x] The blue cup
  1. \`Lacquer\`

| what | days |
|:-----|-----:|
| a chip | 4 |

Aside
-----
> A crack - seen.`;
    expect(collectWords(defineFields({ written }), { written: markdown })).toEqual([
      'Mending',
      'She writes it down,',
      'a link',
      'The blue cup',
      'Lacquer',
      'what  days',
      'a chip  4',
      'Aside',
      'A crack - seen.',
    ]);
  });

  it('takes the words of fields that are searchable, in their order', () => {
    const stored = {
      title: 'Bowls',
      note: 'Not found',
      items: [{ name: 'Jar' }],
      body: [
        {
          kind: 'list',
          ordered: false,
          items: [['one ', { text: 'bowl', strong: true }], ['two']],
        },
        { kind: 'quote', words: ['Slowly'], by: 'Maud' },
      ],
    };
    expect(collectWords(table, stored)).toEqual([
      'Bowls',
      'one bowl',
      'two',
      'Slowly',
      'Maud',
      'Jar',
    ]);
  });

  it('leaves out a paragraph that is nothing but a link within the site', () => {
    const back = { text: 'Back to the shop', href: '/shop' };
    const nodes = [
      { kind: 'small', words: [back, ' '] },
      { kind: 'paragraph', words: ['See ', { text: 'the shop', href: '/shop' }] },
      { kind: 'paragraph', words: [{ text: 'a@b.example', href: 'mailto:a@b.example' }] },
      { kind: 'heading', level: 2, words: [back] },
      { kind: 'list', ordered: false, items: [[back]] },
    ];
    expect(collectWords(table, { body: nodes })).toEqual([
      'See the shop',
      'a@b.example',
      'Back to the shop',
      'Back to the shop',
    ]);
  });
});
