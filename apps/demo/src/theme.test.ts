import { lowContrasts, measureStandIns } from '@frontage/site-model/testing';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoFonts } from './demo-fonts';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

it('can be read by everybody, in light and in dark', () => {
  expect(lowContrasts(css)).toEqual([]);
});

it('has stand-ins in the size and line of its fonts', () => {
  const standIns = measureStandIns(css);
  expect(standIns.length).toBe(3);
  for (const { family, has, wanted } of standIns) expect([family, has]).toEqual([family, wanted]);
});

it('asks for exactly the fonts that are served, and none is heavier than 45 KB', () => {
  const requested = [...css.matchAll(/url\('\/_frontage\/([^']+)'\)/g)].map(([, name]) => name);
  expect(requested).toEqual(demoFonts.map(({ name }) => name));
  const { resolve } = createRequire(import.meta.url);
  for (const { from } of demoFonts)
    expect(readFileSync(resolve(from)).length).toBeLessThan(45 * 1024);
});
