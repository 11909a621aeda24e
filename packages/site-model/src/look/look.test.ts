import { describe, expect, it } from 'vitest';
import { describeContrast, describeLowContrasts } from './describe-contrast';
import { isLowContrast, judgeContrasts } from './judge-contrasts';
import { lookCss, lookPreloads } from './look-css';
import { lookFields } from './look-fields';
import { lookFonts } from './look-fonts';
import { readLook } from './read-look';
import { startingLooks } from './starting-looks';
import { readThemeLook } from './theme-look';
import { measureStandIns } from '../testing/measure-stand-ins';

const theme = `
@font-face { font-family: 'Display'; src: url('/f/display.woff2') format('woff2'); }
@font-face { font-family: Words; src: url("/f/words.woff2"); }
@font-face { font-family: 'Words stand-in'; src: local('Arial'); }
@layer page { :root {
  --fr-font-display: Display, serif;
  --fr-font-text: 'Words', 'Words stand-in', sans-serif;
  --fr-color-neutral-50: #FEFEFA;
  --fr-color-accent: light-dark(#112233, #ddeeff);
} }`;

describe('reading a look', () => {
  it('[2.24c] keeps colours, fonts and steps, and leaves out what is empty or the default', () => {
    const raw = {
      'light-ground': ' #FFEEDD ',
      'text-font': 'fraunces',
      'dark-text': '',
      spacing: 'airy',
      corners: 'soft',
    };
    expect(readLook(raw)).toEqual({
      look: { 'light-ground': '#ffeedd', 'text-font': 'fraunces', spacing: 'airy' },
      issues: [],
    });
  });

  it('[2.24c] leaves out what cannot be, and says what was expected', () => {
    const { look, issues } = readLook({
      'light-ground': 'red;}body{display:none',
      'display-font': "x';}",
      spacing: 'wide',
      corners: 4,
      other: '#ffffff',
    });
    expect(look).toEqual({});
    expect(issues.map(({ field, expected }) => [field, expected])).toEqual([
      ['light-ground', 'a colour such as #26685a'],
      ['display-font', 'the id of a font'],
      ['spacing', 'one of tight, normal, airy'],
      ['corners', 'one of square, soft, round'],
    ]);
  });

  it.each([undefined, null, 3, 'x', [], new Map()])('reads nothing from %s', (raw) => {
    expect(readLook(raw)).toEqual({ look: {}, issues: [] });
  });

  it('knows a colour as people paste it', () => {
    const read = (color: string) => readLook({ 'light-ground': color }).look['light-ground'];
    expect([read('#AbC'), read('26685A'), read(' #26685a ')]).toEqual([
      '#aabbcc',
      '#26685a',
      '#26685a',
    ]);
    expect([read('#abcd'), read('##abc'), read('abcxyz')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reads what it has read again', () => {
    for (const { look } of startingLooks) expect(readLook(look)).toEqual({ look, issues: [] });
  });
});

describe('the style sheet of a look', () => {
  it('[2.24c] is empty for a look that changes nothing', () => {
    expect(lookCss({}, { theme })).toBe('');
    expect(lookCss(readLook({ spacing: 'normal', corners: 'soft' }).look, { theme })).toBe('');
  });

  it('[2.24c] sets a colour in one scheme and keeps that of the theme in the other', () => {
    const css = lookCss({ 'dark-ground': '#000000' }, { theme });
    expect(css).toBe(
      '@layer page{@media screen{:root{--fr-color-ground:light-dark(#fefefa,#000000)}}}',
    );
  });

  it('shows the focus in the accent that was chosen', () => {
    expect(lookCss({ 'light-accent': '#334455' }, { theme })).toContain(
      '--fr-color-accent:light-dark(#334455,#ddeeff);--fr-color-focus:light-dark(#334455,',
    );
  });

  it('[2.24c] fetches a font that the theme does not have, and only where it has letters', () => {
    const css = lookCss({ 'display-font': 'fraunces' }, { theme });
    expect(css).toContain("@font-face{font-family:'Fraunces';src:url('/_frontage/fonts/fraunces");
    expect(css).toContain('font-display:optional');
    expect(css).toContain(
      ":root:not([dir=rtl]){--fr-font-display:'Fraunces', 'Fraunces stand-in', 'Fraunces stand-in 2', serif",
    );
    const has =
      "@font-face{font-family:Fraunces;src:url('/_frontage/fonts/fraunces-latin-wght-normal.woff2')}";
    expect(lookCss({ 'display-font': 'fraunces' }, { theme: has })).not.toContain('@font-face');
  });

  it('fetches one font for both faces once', () => {
    const look = { 'display-font': 'fraunces', 'text-font': 'fraunces' };
    expect(lookCss(look, { theme }).match(/src:url/g)).toHaveLength(1);
  });

  it('has own fonts, and leaves a font that is gone to the theme', () => {
    const own = {
      id: 'own-1',
      name: 'Own',
      file: { address: '/assets/1/own.woff2', weights: '400' },
      fallback: 'serif',
    };
    const css = lookCss({ 'text-font': 'own-1' }, { theme, fonts: [own] });
    expect(css).toContain(":root{--fr-font-text:'Own', serif}");
    expect(lookCss({ 'text-font': 'own-1' }, { theme })).toBe('');
  });

  it('changes sizes by steps, within the windows that a page has', () => {
    const css = lookCss({ 'display-size': 'huge', spacing: 'tight' }, { theme });
    expect(css).toContain('--fr-text-h1:clamp(2.75rem,');
    expect(css).toContain(',7.5rem)');
    expect(css).toMatch(/@media screen\{:root\{--fr-row-gap:clamp\(/);
  });

  it('forms buttons and corners', () => {
    const css = lookCss(
      { corners: 'round', 'button-shape': 'pill', 'button-fill': 'outlined' },
      { theme },
    );
    expect(css).toContain('--fr-radius-1:10px;--fr-radius-2:20px');
    expect(css).toContain('border-radius:999px');
    expect(css).toContain('background:none');
  });

  it('does something for every step but the default', () => {
    for (const field of lookFields) {
      if (field.kind !== 'step') continue;
      for (const [value] of field.options) {
        const css = lookCss({ [field.name]: value }, { theme });
        expect([field.name, value, css === '']).toEqual([
          field.name,
          value,
          value === field.default,
        ]);
      }
    }
  });
});

it('has stand-ins in the size and line of the fonts of packages', () => {
  const look = { 'display-font': 'fraunces', 'text-font': 'instrument-sans' };
  const standIns = measureStandIns(lookCss(look, { theme: '' }));
  expect(standIns).toHaveLength(3);
  for (const { family, has, wanted } of standIns) expect([family, has]).toEqual([family, wanted]);
});

describe('the fonts that a page asks for at once', () => {
  const asked = ['/f/display.woff2', '/f/words.woff2', '/f/more.woff2'];
  const fraunces = lookFonts.find(({ id }) => id === 'fraunces')?.file?.address ?? '';

  const ltr = { asked, dir: 'ltr', locale: 'en-GB' } as const;

  it('[2.24c] are those that are still used, and those of the look', () => {
    expect(lookPreloads({}, { theme }, ltr)).toEqual(asked);
    expect(lookPreloads({ 'display-font': 'fraunces' }, { theme }, ltr)).toEqual([
      '/f/words.woff2',
      '/f/more.woff2',
      fraunces,
    ]);
    const system = { 'display-font': 'system-sans', 'text-font': 'system-sans' };
    expect(lookPreloads(system, { theme }, ltr)).toEqual(['/f/more.woff2']);
  });

  it('are those of the theme from right to left, where the font has no letters', () => {
    const rtl = { asked, dir: 'rtl', locale: 'he' } as const;
    expect(lookPreloads({ 'display-font': 'fraunces' }, { theme }, rtl)).toEqual(asked);
  });

  it('are those of the theme in a language for which it has fonts of their own', () => {
    const arabic = `${theme} :lang(ar) { --fr-font-text: 'Noto Sans Arabic'; line-height: 1.75; }`;
    const look = { 'text-font': 'system-book' };
    const page = { asked, dir: 'rtl', locale: 'ar-EG' } as const;
    expect(lookPreloads(look, { theme: arabic }, page)).toEqual(asked);
    expect(lookPreloads(look, { theme: arabic }, ltr)).not.toContain('/f/words.woff2');
    expect(lookCss(look, { theme: arabic })).toContain(':root:not(:lang(ar)){--fr-font-text:');
  });

  it('has the font of a theme while one of its faces is left', () => {
    const same = theme.replace('Display, serif', 'Words, serif');
    expect(lookPreloads({ 'display-font': 'fraunces' }, { theme: same }, ltr)).toContain(
      '/f/words.woff2',
    );
  });
});

describe('contrast', () => {
  it('[2.24c] is judged for what was chosen and for what it stands on', () => {
    const low = judgeContrasts({ 'light-text-quiet': '#aaaaaa' }, readThemeLook('')).filter(
      isLowContrast,
    );
    expect(low.map(({ scheme, role, on }) => [scheme, role, on])).toEqual([
      ['light', 'text-quiet', 'ground'],
      ['light', 'text-quiet', 'surface'],
    ]);
  });

  it('[2.24c] is said in words, and never rounded up to enough', () => {
    const words = (look: object, role: 'text' | 'text-quiet' | 'ground' | 'line') =>
      describeContrast(judgeContrasts(look, readThemeLook('')), { role, scheme: 'light' });
    expect(words({}, 'text')).toEqual({
      text: '15.6 : 1 on the page, 14.4 : 1 on surfaces: easy to read.',
      isLow: false,
    });
    expect(words({}, 'line')).toEqual({ text: '', isLow: false });
    const faint = { 'light-text-quiet': '#777777', 'light-ground': '#ffffff' };
    expect(words(faint, 'text-quiet')).toEqual({
      text: 'Too faint: 4.4 : 1 on the page, 3.9 : 1 on surfaces. It takes 4.5 : 1.',
      isLow: true,
    });
    expect(words({ 'light-ground': '#999999' }, 'ground').text).toMatch(
      /^Too faint on it: Errors \d\.\d : 1,/,
    );
    expect(describeLowContrasts(judgeContrasts({}, readThemeLook('')))).toBe('');
    expect(describeLowContrasts(judgeContrasts(faint, readThemeLook('')))).toBe(
      'Colours too faint to read: 2 in light.',
    );
  });

  it.each(startingLooks)('[2.24c] everybody can read $name, in light and in dark', ({ look }) => {
    expect(judgeContrasts(look, readThemeLook('')).filter(isLowContrast)).toEqual([]);
    expect(judgeContrasts(look, readThemeLook(theme)).filter(isLowContrast)).toEqual([]);
  });
});

it('reads the theme of a site', () => {
  const read = readThemeLook(theme);
  expect(read.color('ground', 'light')).toBe('#fefefa');
  expect(read.color('accent', 'dark')).toBe('#ddeeff');
  expect(read.families).toEqual({ display: 'Display', text: 'Words' });
  expect(read.files.map(({ family }) => family)).toEqual(['Display', 'Words']);
});
