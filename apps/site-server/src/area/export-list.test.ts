import { expect, it } from 'vitest';
import { exportAmount, exportList, exportTime } from './export-list';

const rows = Array.from({ length: 1_203 }, (_, index) => ({
  createdAt: 5_000 - index,
  id: `r${index}`,
}));

async function read(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text.replace(/\r\n$/, '').split('\r\n');
}

it('writes every row of a list once, part by part, under its headings', async () => {
  const cursors: (string | undefined)[] = [];
  const lines = await read(
    exportList([{ heading: 'Id', cell: ({ id }) => id }], ({ before, limit }) => {
      cursors.push(before?.id);
      const start = rows.findIndex(({ id }) => id === before?.id) + 1;
      return Promise.resolve(rows.slice(start, start + limit));
    }),
  );
  expect(cursors).toEqual([undefined, 'r499', 'r999']);
  expect(lines).toEqual(['\ufeffId', ...rows.map(({ id }) => id)]);
});

it('lets no spreadsheet run what somebody wrote', async () => {
  const list = () => Promise.resolve([{ createdAt: 1, id: '=1+1' }]);
  const [, cell] = await read(exportList([{ heading: 'Id', cell: ({ id }) => id }], list));
  expect(cell).toBe("'=1+1");
});

it('writes times in UTC and amounts in their currency', () => {
  expect([exportTime(0), exportTime(null)]).toEqual(['1970-01-01T00:00:00.000Z', '']);
  expect([exportAmount(1_250, 'GBP'), exportAmount(500, 'JPY')]).toEqual(['12.50', '500']);
});
