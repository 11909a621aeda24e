import { describe, expect, it } from 'vitest';
import { tokens } from './tokens';
import type { ColorName } from './tokens';
import { tokensCss } from './tokens-css';

/** Relative luminance of `#rrggbb` as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: ColorName, other: ColorName): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(tokens.color[name]))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const css = tokensCss();
const value = (name: string) => new RegExp(`--fr-${name}:([^;}]+)`).exec(css)?.[1];

describe('tokens', () => {
  /** Steps must rise, begin and end as the row says, and reach the style sheet. */
  function expectScale(
    group: 'size' | 'radius' | 'space' | 'time' | 'weight',
    ends: [number, number],
  ) {
    const steps = Object.entries(tokens[group]);
    const numbers = steps.map(([, number]) => Number(number));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([numbers[0], numbers.at(-1)]).toEqual(ends);
    for (const [step] of steps) expect(value(`${group}-${step}`)).toBeDefined();
    return numbers;
  }

  it('[9.25a] font sizes', () => {
    expect(expectScale('size', [9.75, 28]).length).toBeGreaterThanOrEqual(8);
    expect(value('size-1')).toBe('0.609375rem');
    expect(value('size-6')).toBe('1rem');
  });
  it('[9.25b] weights', () => {
    expect(expectScale('weight', [400, 600])).toEqual([400, 500, 600]);
    expect(value('weight-medium')).toBe('500');
  });
  it('[9.25c] radii', () => {
    expect(expectScale('radius', [0, 8])).toEqual([0, 4, 8]);
    expect(value('radius-1')).toBe('4px');
  });
  it('[9.25d] space steps', () => {
    expectScale('space', [0, 55]);
    expect(value('space-11')).toBe('55px');
  });
  it('[9.25e] time steps', () => {
    expectScale('time', [0, 600]);
    expect(value('time-7')).toBe('600ms');
  });
  it('[9.25f] colour scales, each from light to dark', () => {
    const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
    for (const scale of ['neutral', 'accent'] as const) {
      const light = steps.map((step) => luminance(tokens.color[`${scale}-${step}`]));
      expect(light).toEqual([...light].sort((a, b) => b - a));
    }
    for (const [name, hex] of Object.entries(tokens.color)) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(value(`color-${name}`)).toBe(hex);
    }
  });

  it('gives every purpose a colour that follows the scheme', () => {
    expect(value('color-ground')).toBe(
      'light-dark(var(--fr-color-neutral-50),var(--fr-color-neutral-950))',
    );
    for (const { light, dark } of Object.values(tokens.role)) {
      expect([value(`color-${light}`), value(`color-${dark}`)]).not.toContain(undefined);
    }
    expect(css).toMatch(/^@layer tokens\{:root\{color-scheme:light dark;.*\}\}$/);
  });

  const readable = ['text', 'text-quiet', 'accent', 'danger', 'success', 'warning'] as const;
  it.each(['light', 'dark'] as const)('keeps AA contrast on %s', (scheme) => {
    const {
      ground,
      surface,
      focus,
      accent,
      'accent-text': onAccent,
      'line-strong': edge,
    } = tokens.role;
    for (const under of [ground, surface]) {
      for (const role of readable) {
        const pair = { role, ratio: contrast(tokens.role[role][scheme], under[scheme]) };
        expect(pair).toSatisfy(({ ratio }: typeof pair) => ratio >= 4.5);
      }
      for (const mark of [focus, edge])
        expect(contrast(mark[scheme], under[scheme])).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(onAccent[scheme], accent[scheme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.role.text[scheme], ground[scheme])).toBeGreaterThanOrEqual(7);
  });
});
