import { expect, it } from 'vitest';
import { bytesPerMegabyte, showFileSize } from './show-file-size';
import { measurementUnits } from './measurement-units';
import { showQuantity, describeQuantity } from './show-quantity';

it('[9.07] more than a hundred items are 100+, and are spoken as more than 100', () => {
  expect([0, 1, 99, 100, 101, 1_000_000].map(showQuantity)).toEqual([
    '0',
    '1',
    '99',
    '100',
    '100+',
    '100+',
  ]);
  expect([0, 1, 100, 101].map((quantity) => describeQuantity(quantity))).toEqual([
    '0 items',
    '1 item',
    '100 items',
    'more than 100 items',
  ]);
});

it('[9.05c] units follow the measurement standard', () => {
  expect(measurementUnits('imperial')).toEqual({ weight: 'lbs', dimension: 'inch' });
  expect(measurementUnits('metric')).toEqual({ weight: 'kg', dimension: 'cm' });
});

it('[9.09] sizes of files are shown in steps of 1024, and a megabyte of a limit is a million', () => {
  expect(bytesPerMegabyte).toBe(1_000_000);
  const sizes = [0, 1, 1_023, 1_024, 1_536, 1_000_000, 1_048_575, 1_048_576, 1_024 ** 4 * 5_000];
  expect(sizes.map((bytes) => showFileSize(bytes))).toEqual(
    ['0 B', '1 B', '1,023 B', '1 KB', '1.5 KB', '976.6 KB', '1 MB', '1 MB', '5,000 TB'].map(
      (text) => text.replace(' ', '\u00a0'),
    ),
  );
  expect(showFileSize(1_536, 'de')).toBe('1,5\u00a0KB');
  expect(showFileSize(1_536, 'no tag')).toBe('1.5\u00a0KB');
  expect(showFileSize(1_023)).toBe('1,023\u00a0B');
});
