import { expect, it } from 'vitest';
import { contextFontSheets } from './context-font-sheets';
import { readFontSheets } from './read-font-sheets';

const sheets = (googleFonts: string[], typekitId = '') =>
  readFontSheets(contextFontSheets({ googleFonts, website: { typekitId } }));

it('[3.21e] names no sheet where the context names no font', () => {
  expect(sheets([])).toEqual({ fontSheets: [], issues: [] });
});

it('[3.21e] asks for all fonts of the first service at once, and shows words before they come', () => {
  expect(sheets(['Karla:400,700', 'Open Sans'])).toEqual({
    fontSheets: [
      {
        address:
          'https://fonts.googleapis.com/css?family=Karla%3A400%2C700%7COpen+Sans&display=swap',
        filesFrom: 'https://fonts.gstatic.com',
      },
    ],
    issues: [],
  });
});

it('[3.21e] a name cannot add to the address', () => {
  const [sheet] = sheets(['Karla&callback=x#', '../evil']).fontSheets;
  const { origin, pathname, hash, searchParams } = new URL(sheet?.address ?? '');
  expect({ origin, pathname, hash, names: [...searchParams.keys()] }).toEqual({
    origin: 'https://fonts.googleapis.com',
    pathname: '/css',
    hash: '',
    names: ['family', 'display'],
  });
});

it('[3.21e] asks the other service for the kit', () => {
  expect(sheets([], 'abc1def').fontSheets).toEqual([
    { address: 'https://use.typekit.net/abc1def.css', filesFrom: 'https://use.typekit.net' },
  ]);
});

it.each(['../a', 'a/b', 'a.css?', 'a b', 'ä'])('[3.21e] %j is no kit', (kit) => {
  expect(sheets([], kit).fontSheets).toEqual([]);
});
