import type { SiteSettings } from '../../sites/site-settings';
import { exportRows, type ExportColumn } from '../export-list';
import type { FoundEntry } from '../words/find-entries';
import { languageName } from '../language-name';
import { listPluralForms, writePluralForms } from './plural-forms';
import { textField } from './text-field';

/**
 * Writes texts as a table for translators: the subject, our words, and those of the site.
 *
 * @param found the texts
 * @param settings of the site
 * @param tag the language
 */
export function exportTexts(
  found: readonly FoundEntry[],
  settings: SiteSettings,
  tag: string,
): AsyncGenerator<string> {
  const columns: readonly ExportColumn<FoundEntry>[] = [
    { heading: 'Subject', cell: ({ group }) => group.title },
    { heading: 'Text', cell: ({ entry }) => entry.id },
    {
      heading: 'English',
      cell: ({ entry: { english } }) =>
        typeof english === 'string'
          ? english
          : writePluralForms(english, listPluralForms('en', english)),
    },
    { heading: languageName(tag), cell: ({ entry }) => textField(entry, tag).read(settings) },
  ];
  let next = 0;
  return exportRows(columns, (_last, limit) => {
    const rows = found.slice(next, next + limit);
    next += limit;
    return Promise.resolve(rows);
  });
}
