import { tokens, type ColorRole } from '@frontage/site-model';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFonts } from './demo-fonts';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

/**
 * What each ground carries, with the least contrast of WCAG 2.2 AA: words 4.5, edges and rings 3.
 */
const onGrounds: [ColorRole, number][] = [
  ['text', 4.5],
  ['text-quiet', 4.5],
  ['accent', 4.5],
  ['danger', 4.5],
  ['success', 4.5],
  ['warning', 4.5],
  ['line-strong', 3],
  ['focus', 3],
];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  it.each(onGrounds)('%s stands out from ground and surface', (role, least) => {
    expect(contrast(colorOf(role, scheme), colorOf('ground', scheme))).toBeGreaterThanOrEqual(
      least,
    );
    expect(contrast(colorOf(role, scheme), colorOf('surface', scheme))).toBeGreaterThanOrEqual(
      least,
    );
  });

  it('words on accent can be read', () => {
    expect(
      contrast(colorOf('accent-text', scheme), colorOf('accent', scheme)),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

it('asks for exactly the fonts that are served, and none is heavier than 45 KB', () => {
  const asked = [...css.matchAll(/url\('\/_frontage\/([^']+)'\)/g)].map(([, name]) => name);
  expect(asked).toEqual(demoFonts.map(({ name }) => name));
  const { resolve } = createRequire(import.meta.url);
  for (const { from } of demoFonts)
    expect(readFileSync(resolve(from)).length).toBeLessThan(45 * 1024);
});

function colorOf(role: ColorRole, scheme: 'light' | 'dark'): string {
  const name = tokens.role[role][scheme];
  return new RegExp(`--fr-color-${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? tokens.color[name];
}

/** Contrast of two colours as WCAG defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
