import { describe, expect, it } from 'vitest';
import { partsOf } from '../testing/file-samples';
import { staticFont, variableFont } from '../testing/sample-fonts';
import { isVariableFont, isWholeFont, mostFontBytes } from './fonts';
import { measureMedia } from './measure-media';

describe('[2.24c] a font', () => {
  it('is known by its first bytes, and by being as long as it says', async () => {
    expect(await measureMedia(partsOf(variableFont))).toBe('font/woff2');
    expect(await isWholeFont(partsOf(variableFont))).toBe(true);
    await expect(measureMedia(partsOf(variableFont.subarray(0, -1)))).rejects.toThrow(
      'The font is damaged or incomplete.',
    );
    await expect(measureMedia(partsOf(Buffer.from('wOF2')))).rejects.toThrow('damaged');
  });

  it('is no font for its name alone', async () => {
    for (const head of ['wOFF', 'OTTO', '\0\x01\0\0', '<svg>'])
      expect(await measureMedia(partsOf(Buffer.from(head.padEnd(100))))).toBeUndefined();
  });

  it('is refused where it is too large for pages', async () => {
    await expect(measureMedia(partsOf(staticFont(mostFontBytes + 1)))).rejects.toMatchObject({
      code: 'font-too-large',
    });
  });

  it('has all weights or one', () => {
    expect(isVariableFont(variableFont)).toBe(true);
    expect(isVariableFont(staticFont())).toBe(false);
    for (let bytes = 0; bytes < 200; bytes += 1)
      expect(typeof isVariableFont(variableFont.subarray(0, bytes))).toBe('boolean');
    expect(isVariableFont(Buffer.alloc(2_000, 0xff))).toBe(false);
  });
});
