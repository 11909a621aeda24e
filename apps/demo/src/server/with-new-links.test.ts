import { expect, it } from 'vitest';
import { writeHeaderFooter } from '../content/write-header-footer';
import { withNewLinks } from './with-new-links';

const seed = writeHeaderFooter({
  title: 'Seed',
  navigation: [
    ['Pots', '/work'],
    ['Pictures', '/galleries'],
    ['Visit', '/visit'],
  ],
  columns: [
    ['Find', 'A map', ['Films', '/films']],
    ['When', ['Tides', '/galleries']],
  ],
  note: 'Of the seed',
});
const stored = writeHeaderFooter({
  title: 'Mine',
  navigation: [['My pots', '/work']],
  columns: [
    ['Find', 'My map'],
    ['Mine', 'alone'],
  ],
  note: 'My own',
});
const wanted = writeHeaderFooter({
  title: 'Mine',
  navigation: [
    ['My pots', '/work'],
    ['Pictures', '/galleries'],
  ],
  columns: [
    ['Find', 'My map', ['Films', '/films']],
    ['Mine', 'alone'],
  ],
  note: 'My own',
});

it('links to new pages follow what a site has, in columns that it still has', () => {
  expect(withNewLinks(stored, seed, ['/galleries', '/films'])).toEqual(wanted);
});

it('a start that was cut short adds no link twice', () => {
  expect(withNewLinks(wanted, seed, ['/galleries', '/films'])).toEqual(wanted);
  expect(withNewLinks(stored, seed, [])).toEqual(stored);
});
