import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../do/root.mjs';
import { componentEntries, groupByEntry } from './component-entries.mjs';

it('groups what is exported by the folder of its block, and all else under host', () => {
  const react = `export {
  Star,
  type StarProps,
} from './blocks/star/Star';
export type { StarData } from './blocks/star/star.parts';
export { Sky } from './render/Sky';
export type { Word } from '@frontage/words';
`;
  expect(groupByEntry(react)).toEqual({
    star: [
      "export {\n  Star,\n  type StarProps,\n} from '../blocks/star/Star';",
      "export type { StarData } from '../blocks/star/star.parts';",
    ],
    host: ["export { Sky } from '../render/Sky';", "export type { Word } from '@frontage/words';"],
  });
});

it('the entries of components are as `react.ts` wants them', async () => {
  const stale = Object.entries(await componentEntries(root))
    .filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text)
    .map(([file]) => `${file}: run pnpm blocks`);
  expect(stale).toEqual([]);
});
