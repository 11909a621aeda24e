import type { SiteSettings } from '../../sites/site-settings';
import { mergeLines } from './merge-lines';
import { readColumns, readNavigation, writeColumns, writeNavigation } from './read-navigation';
import type { SettingSubject } from './setting-field';

/** What stands above and below every page [3.50]. */
export const frameSubject: SettingSubject = {
  id: 'header-footer',
  title: 'Header and footer',
  about: 'The links above every page, and what stands below it.',
  needs: 'config.editDesign',
  fields: [
    {
      name: 'navigation',
      label: 'Links of the header',
      hint: 'One per line, in their order: the text, then | and the address, such as Shop | /shop. A third part names the language of a page in another one. Lines that begin with - open below the line above them, which may be without an address.',
      kind: 'lines',
      outline: 'links',
      rows: 9,
      read: ({ headerFooter }) => writeNavigation(headerFooter.header.navigation),
      merge: mergeLines(readNavigation, writeNavigation),
      write(settings, entered) {
        const navigation = readNavigation(entered);
        return 'wrong' in navigation
          ? navigation
          : withHeader(settings, { navigation: [...navigation] });
      },
    },
    {
      name: 'cart',
      label: 'The header shows the cart',
      kind: 'check',
      read: ({ headerFooter }) => (headerFooter.header.cart ? 'on' : ''),
      write: (settings, entered) => withHeader(settings, { cart: entered === 'on' }),
    },
    {
      name: 'columns',
      label: 'Columns of the footer',
      hint: 'An empty line ends a column. The first line of each is its heading; the others are a text, or a text, then | and an address.',
      kind: 'lines',
      outline: 'columns',
      rows: 16,
      read: ({ headerFooter }) => writeColumns(headerFooter.footer.columns),
      merge: mergeLines(readColumns, writeColumns),
      write(settings, entered) {
        const columns = readColumns(entered);
        if ('wrong' in columns) return columns;
        const footerColumns = columns.map(({ title, lines }) => ({ title, lines: [...lines] }));
        return withFooter(settings, { columns: footerColumns });
      },
    },
    {
      name: 'note',
      label: 'Last line of the footer',
      kind: 'lines',
      read: ({ headerFooter }) => headerFooter.footer.note,
      write: (settings, note) =>
        note.length > 1000
          ? { wrong: `It has ${note.length} characters; it can have up to 1000.` }
          : withFooter(settings, { note }),
    },
  ],
};

type HeaderFooter = SiteSettings['headerFooter'];

function withHeader(settings: SiteSettings, part: Partial<HeaderFooter['header']>): SiteSettings {
  const { headerFooter } = settings;
  return {
    ...settings,
    headerFooter: { ...headerFooter, header: { ...headerFooter.header, ...part } },
  };
}

function withFooter(settings: SiteSettings, part: Partial<HeaderFooter['footer']>): SiteSettings {
  const { headerFooter } = settings;
  return {
    ...settings,
    headerFooter: { ...headerFooter, footer: { ...headerFooter.footer, ...part } },
  };
}
