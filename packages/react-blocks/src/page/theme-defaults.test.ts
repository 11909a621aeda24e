import { lookRanges } from '@frontage/site-model/look';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme-defaults.css'), 'utf8');

it('grows sizes between the same ends as the looks that change them', () => {
  for (const [name, range] of Object.entries(lookRanges)) {
    const [, start, end] =
      new RegExp(`--fr-${name}: clamp\\(([\\d.]+)rem,[^,]+, ([\\d.]+)rem\\)`).exec(css) ?? [];
    expect([name, Number(start), Number(end)]).toEqual([name, ...range]);
  }
});
