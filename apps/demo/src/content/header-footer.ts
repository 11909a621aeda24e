import type { SiteHeaderFooter } from '@frontage/site-model';

/** What stands above and below every page. */
export const headerFooter: SiteHeaderFooter = {
  header: {
    title: 'Netloft',
    navigation: [
      { title: 'Pots', href: '/work' },
      { title: 'Loft', href: '/about' },
      { title: 'Pictures', href: '/galleries' },
      { title: 'Visit', href: '/visit' },
      { title: 'Notes', href: '/notes' },
      { title: 'Contact', href: '/contact' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Where',
        lines: [
          { text: 'The old net loft' },
          { text: '4 Tarn Quay' },
          { text: 'How to get here', href: '/visit' },
        ],
      },
      {
        title: 'When',
        lines: [
          { text: 'Wednesday to Sunday' },
          { text: '9 to 5, shop and café' },
          { text: 'Around spring tides, see the table', href: '/visit#section-tides' },
        ],
      },
      {
        title: 'Reach us',
        lines: [
          { text: 'hello@netloft.example', href: 'mailto:hello@netloft.example' },
          { text: '01632 960 417', href: 'tel:+441632960417' },
          { text: 'Write to us', href: '/contact' },
        ],
      },
      {
        title: 'Find',
        lines: [
          { text: 'Search this site', href: '/search' },
          { text: 'Firing notes', href: '/notes' },
          { text: 'Films', href: '/films' },
          { text: 'بالعربية', href: '/ar' },
        ],
      },
    ],
    note: 'Netloft is made up: there is no such quay, and the pictures were drawn by a program. The bun recipe is real.',
  },
};
