import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './look/contrast';
import { lowContrasts } from './testing/low-contrasts';
import { breakpoints, deviceHeights } from './screens';
import { tokens } from './tokens';
import { tokensCss } from './tokens-css';

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
  it('[9.24a] the breakpoints of desktops', () => {
    expect(Object.values(breakpoints)).toEqual([800, 1024]);
  });
  it('[9.24b] the heights of devices', () => {
    expect(Object.values(deviceHeights)).toEqual([926, 1024, 1366]);
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

  it('can be read by everybody, words best of all', () => {
    expect(lowContrasts('')).toEqual([]);
    // Ground and words as one colour.
    const [pale] = lowContrasts(`--fr-color-${tokens.role.text.light}: #ffffff`);
    expect(pale).toMatch(/^light: text on ground has 1\.\d+, needs 4\.5$/);
    const { text, ground } = tokens.role;
    for (const scheme of ['light', 'dark'] as const)
      expect(
        contrast(tokens.color[text[scheme]], tokens.color[ground[scheme]]),
      ).toBeGreaterThanOrEqual(7);
  });
});
