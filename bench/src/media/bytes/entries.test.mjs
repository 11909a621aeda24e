import { expect, it } from 'vitest';
import { weigh } from '../bundle-contestant.mjs';
import { entries } from './entries.mjs';

const peers = Object.values(entries).flatMap((list) => list.filter(({ ours }) => !ours));

it.each(peers)('$what: is there to be weighed', async (entry) => {
  const { script } = await weigh(entry);
  expect(script.brotli).toBeGreaterThan(100);
  expect(script.gzip).toBeGreaterThan(script.brotli);
});

it('a style sheet counts apart from the script, what is external not at all', async () => {
  const entry = "import 'keen-slider/keen-slider.min.css'; export { createElement } from 'react';";
  const { script, style } = await weigh({ entry, external: ['react'] });
  expect(style.gzip).toBeGreaterThan(100);
  expect(script.gzip).toBeLessThan(100);
});
