import type { FormDefinition } from '@frontage/form-runtime';
import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStore } from '../../app/site-store';
import { byteOrderMark, csvCell, csvRow } from '../../files/csv-row';
import { deliverSubmission } from '../../forms/submissions/deliver-submission';
import { exportSubmissions } from '../../forms/submissions/export-submissions';
import type { Submission } from '../../forms/submissions/submissions';
import { insertUpload } from '../../forms/uploads/uploads';
import { changeSubscriberStatus, registerSubscriber } from '../../newsletter/subscribers';
import { contactForm, goodValues, ids, settings, temporaryStore } from '../../testing/site-fixture';
import { readExportArguments, runExport, type ExportArguments } from './run-export';
import { receiveUpload } from '../../forms/uploads/receive-upload';

/** Parses CSV by RFC 4180, by hand, so that our own code does not check itself. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let position = 0; position < csv.length; position += 1) {
    const sign = csv[position] ?? '';
    if (quoted && sign === '"' && csv[position + 1] === '"') {
      cell += '"';
      position += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!quoted && sign === '\r' && csv[position + 1] === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      position += 1;
      rows.push([]);
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '"',
        ',',
        ';',
        "'",
        ' ',
        'cmd|',
        '＝',
        '\u200b',
        'HYPERLINK("x")',
        '1',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

describe('a row of CSV', () => {
  it.each([
    ['=1+2', "'=1+2"],
    ['+1 646-123-0000', "'+1 646-123-0000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', '"\'\tx"'],
    ['\r=x', '"\'\r=x"'],
    [' =x', "' =x"],
    ['x ', '"x "'],
    ['＝x', "'＝x"],
    ['\u200b=x', "'\u200b=x"],
    ['a=b', 'a=b'],
    ['a, "b"', '"a, ""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('%j is written %j', (value, cell) => expect(csvCell(value)).toBe(cell));

  it('reads back as it was, but for the apostrophe before what a program would run', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(hostileText, { minLength: 2, maxLength: 4 }), {
          minLength: 1,
          maxLength: 4,
        }),
        (table) => {
          const read = parseCsv(table.map(csvRow).join(''));
          expect(read.map((row) => row.length)).toEqual(table.map((row) => row.length));
          for (const [index, cell] of read.flat().entries()) {
            expect(cell).not.toMatch(/^[=+\-@\t\r]/);
            expect([table.flat()[index], `'${table.flat()[index]}`]).toContain(cell);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('an export', () => {
  const form: FormDefinition = {
    ...contactForm,
    fields: [
      ...contactForm.fields,
      { id: 'file-1', type: 'file', title: 'Picture', required: false },
    ],
  };
  let store: SiteStore;
  let remove: () => Promise<void>;
  let time = 0;

  beforeEach(async () => {
    time = Date.UTC(2026, 0, 1);
    ({ store, remove } = await temporaryStore({ now: () => time }));
    await store.saveSite({ id: ids.site, settings });
    await store.saveForm(ids.site, form);
  });
  afterEach(() => remove());

  const add = (
    id: string,
    values: Submission['values'],
    more: Partial<Submission> & { files?: string[] } = {},
  ) =>
    store.write((db) => {
      const { files = [], ...rest } = more;
      const submission = {
        siteId: ids.site,
        formId: ids.form,
        key: id,
        searchText: '',
        pageId: 'p',
        pageTitle: 'Contact',
        pagePath: '/contact',
        contentSource: 'c' as const,
        flagged: false,
        reasons: [],
        createdAt: time,
        ...rest,
        id,
        values,
      };
      return deliverSubmission(db, {
        submission,
        mails: [],
        files: new Map([['file-1', files]]),
        follow: async () => undefined,
      });
    });

  async function exported(order: Partial<ExportArguments> = {}): Promise<string> {
    const output = new PassThrough();
    const read = buffer(output);
    await runExport(
      store,
      { formId: ids.form, format: 'csv', subscribers: false, files: undefined, ...order },
      output,
    );
    output.end();
    return (await read).toString('utf8');
  }

  it('has a row for each submission and a column for each field', async () => {
    await add('a', goodValues);
    time += 1;
    await add(
      'b',
      { ...goodValues, 'text-1': '=1+1', gone: 'old' },
      { flagged: true, reasons: ['links'] },
    );
    const output = await exported();
    expect(output.startsWith(byteOrderMark)).toBe(true);
    expect(parseCsv(output.slice(1))).toEqual([
      [
        'Submission',
        'Sent (UTC)',
        'Page',
        'Suspected spam',
        'Name',
        'Email',
        'Message',
        'Picture',
        'Other answers',
      ],
      ['a', '2026-01-01T00:00:00.000Z', '/contact', '', 'Ada', 'ada@example.com', 'Hello', '', ''],
      [
        'b',
        '2026-01-01T00:00:00.001Z',
        '/contact',
        'It contains more than three links.',
        "'=1+1",
        'ada@example.com',
        'Hello',
        '',
        '{"gone":"old"}',
      ],
    ]);
  });

  it('as JSON has the values as they are stored', async () => {
    expect(JSON.parse(await exported({ format: 'json' }))).toEqual([]);
    await add('a', { ...goodValues, 'text-1': '=1+1\u2028"' });
    await add('b', goodValues);
    expect(JSON.parse(await exported({ format: 'json' }))).toMatchObject([
      {
        id: 'a',
        sentAt: '2026-01-01T00:00:00.000Z',
        pagePath: '/contact',
        flagged: false,
        reasons: [],
        values: { 'text-1': '=1+1\u2028"' },
        files: [],
      },
      { id: 'b' },
    ]);
  });

  it('holds no password, as a table or as JSON', async () => {
    await store.saveForm(ids.site, {
      ...form,
      fields: [
        ...form.fields,
        { id: 'password-1', type: 'password', title: 'Word', required: false },
      ],
    });
    await add('a', { ...goodValues, 'password-1': 'open sesame' });
    await add('b', { ...goodValues, 'password-1': '' });
    for (const format of ['csv', 'json'] as const)
      expect(await exported({ format })).not.toContain('sesame');
    const [first, second] = JSON.parse(await exported({ format: 'json' })) as Submission[]; // as the test before says
    expect([first?.values['password-1'], second?.values['password-1']]).toEqual(['••••••••', '']);
  });

  it('comes in parts, all of them, whatever was sent at one moment', async () => {
    await Promise.all(
      Array.from({ length: 1_201 }, (_, index) =>
        add(`s-${index}`, goodValues, { createdAt: time + (index % 3) }),
      ),
    );
    const pieces: string[] = [];
    for await (const piece of (await exportSubmissions(store, ids.form, 'csv')) ?? [])
      pieces.push(piece);
    expect(pieces).toHaveLength(1_202);
    expect(new Set(pieces.map((piece) => piece.split(',')[0])).size).toBe(1_202);
  });

  it('names files, and copies them', async () => {
    const id = 'a'.repeat(24);
    const bytes = async function* () {
      yield Buffer.from('hello');
    };
    await receiveUpload(store.uploads, id, bytes(), { accept: ['text/plain'], maxBytes: 100 });
    await store.write((db) =>
      insertUpload(db, {
        id,
        siteId: ids.site,
        formId: ids.form,
        fieldId: 'file-1',
        key: '',
        sender: '',
        name: 'a.txt',
        mime: 'text/plain',
        bytes: 5,
        createdAt: 0,
      }),
    );
    await add('s', { ...goodValues, 'file-1': [id] }, { files: [id] });
    const folder = await mkdtemp(join(tmpdir(), 'frontage-export-'));
    const [, row] = parseCsv((await exported({ files: folder })).slice(1));
    expect(row?.[7]).toBe('a.txt (5\u00a0B)');
    expect(await readdir(folder)).toEqual([`${id}-a.txt`]);
    const copy = join(folder, `${id}-a.txt`);
    expect(await readFile(copy, 'utf8')).toBe('hello');
    expect((await stat(copy)).mode & 0o077).toBe(0);
    expect(JSON.parse(await exported({ format: 'json' }))).toMatchObject([
      { files: [{ uploadId: id, fieldId: 'file-1', name: 'a.txt', type: 'text/plain', bytes: 5 }] },
    ]);
    await store.uploads.remove(id);
    const output = new PassThrough();
    const order = { formId: ids.form, format: 'csv', subscribers: false, files: folder } as const;
    const missing = `these files are missing from DATA_DIR/uploads: ${id} (a.txt).`;
    await expect(runExport(store, order, output)).rejects.toThrow(missing);
    expect(String(output.read())).toContain('a.txt (5\u00a0B)');
    // What was copied before stays, and otherwise nothing comes to be.
    expect(await readFile(copy, 'utf8')).toBe('hello');
    await rm(copy);
    await expect(runExport(store, order, new PassThrough())).rejects.toThrow(missing);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('goes on for a form that was deleted, and says when there never was one', async () => {
    await add('a', goodValues);
    await store.deleteForm(ids.site, ids.form);
    expect(parseCsv((await exported()).slice(1))).toHaveLength(2);
    await expect(exported({ formId: 'nope' })).rejects.toThrow('there is no form "nope".');
  });

  it('of subscribers says who wants mail', async () => {
    expect(parseCsv((await exported({ subscribers: true })).slice(1))).toEqual([
      ['Email', 'Name', 'Status', 'Entered (UTC)', 'Status since (UTC)', 'Agreed'],
    ]);
    expect(JSON.parse(await exported({ subscribers: true, format: 'json' }))).toEqual([]);
    const ada = {
      id: 's',
      siteId: ids.site,
      formId: ids.form,
      email: 'Ada@example.com',
      name: '=1+1',
    };
    await store.write((db) => registerSubscriber(db, ada, time));
    await store.write((db) =>
      changeSubscriberStatus(db, 's', { from: ['pending'], to: 'confirmed' }, time + 1),
    );
    const [entered, since] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z'];
    expect(parseCsv((await exported({ subscribers: true })).slice(1))[1]).toEqual([
      'Ada@example.com',
      "'=1+1",
      'confirmed',
      entered,
      since,
      '',
    ]);
    const json = {
      email: 'Ada@example.com',
      name: '=1+1',
      status: 'confirmed',
      enteredAt: entered,
      changedAt: since,
      agreed: '',
    };
    expect(JSON.parse(await exported({ subscribers: true, format: 'json' }))).toEqual([json]);
  });
});

describe('the words of the command', () => {
  it.each([
    [['--form', 'f'], { formId: 'f', format: 'csv', subscribers: false, files: undefined }],
    [
      ['--form', 'f', '--format', 'json', '--subscribers', '--files', 'x'],
      { formId: 'f', format: 'json', subscribers: true, files: 'x' },
    ],
    [[], '--form is missing, expected the id of a form.'],
    [['--to', '/site'], { to: resolve('/site') }],
    [['--to', 'x', '--form', 'f'], '--to stands alone: it writes the whole site.'],
    [['--form', 'f', '--format', 'xml'], '--format is "xml", expected csv or json.'],
    [['--what'], expect.stringContaining('There is no option --what')],
  ])('%j', (words, order) => expect(readExportArguments(words)).toEqual(order));
});
