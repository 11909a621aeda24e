import { expect, it } from 'vitest';
import { textDirection } from './text-direction';

it.each(['ar', 'AR-eg', 'he', 'fa-IR', 'ur', 'yi', 'ckb', 'az-Arab', 'ar_EG', 'uz-Arab-AF'])(
  '%s is right to left',
  (locale) => expect(textDirection(locale)).toBe('rtl'),
);

it.each(['en', 'de-CH', 'az', 'ar-Latn', 'ja', '', 'x', '--', 'arabic'])(
  '%j is left to right',
  (locale) => expect(textDirection(locale)).toBe('ltr'),
);
