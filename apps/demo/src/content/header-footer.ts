import { writeHeaderFooter } from './write-header-footer';

/** What stands above and below every page. */
export const headerFooter = writeHeaderFooter({
  title: 'Netloft',
  cart: true,
  navigation: [
    ['Pots', '/work'],
    ['Shop', '/shop'],
    ['Loft', '/about'],
    ['Pictures', '/galleries'],
    ['Visit', '/visit'],
    ['Notes', '/notes'],
    ['Contact', '/contact'],
  ],
  columns: [
    ['Where', 'The old net loft', '4 Tarn Quay', ['How to get here', '/visit']],
    [
      'When',
      'Wednesday to Sunday',
      '9 to 5, shop and café',
      ['Around spring tides, see the table', '/visit#section-tides'],
    ],
    [
      'Reach us',
      ['hello@netloft.example', 'mailto:hello@netloft.example'],
      ['01632 960 417', 'tel:+441632960417'],
      ['Write to us', '/contact'],
      ['Orders, places, mending', '/forms'],
      ['A slate for the roof', '/shop/roof'],
    ],
    [
      'Find',
      ['Search this site', '/search'],
      ['Firing notes', '/notes'],
      ['Films', '/films'],
      ['Evenings in the loft', '/evenings'],
      ['Odds and ends', '/odds-and-ends'],
      ['بالعربية', '/ar', 'ar'],
    ],
  ],
  note: 'Netloft is made up: there is no such quay, and the pictures were drawn by a program. The bun recipe is real.',
});
