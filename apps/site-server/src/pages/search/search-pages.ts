import type { SearchAnswer } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { excerpt } from './excerpt';
import { parseSearchQuery, type SearchQuery } from './parse-search-query';

/** A search looks at no more matching pages than this before it ranks them. */
const mostCandidates = 500;

/**
 * Searches the published pages of a site: all words must be there, the last one
 * may be the beginning of a word. Matches in titles come first.
 *
 * @param db the reading side
 * @param siteId the site
 * @param raw what the visitor typed
 * @param limit most results
 */
export async function searchPages(
  db: Database,
  siteId: string,
  raw: string,
  limit: number,
): Promise<SearchAnswer> {
  const query = parseSearchQuery(raw);
  if (query.beginning === undefined) return { query: raw, total: 0, results: [] };
  const rows = await candidates(db, siteId, query);
  const ranked = rows
    .map((row) => ({ row, rank: rank(row.title_words, query) }))
    .sort((a, b) => b.rank - a.rank || a.row.title.localeCompare(b.row.title, 'en'));
  return {
    query: raw,
    total: rows.length,
    results: ranked.slice(0, limit).map(({ row }) => ({
      title: row.title,
      url: `/${row.slug}`,
      excerpt: excerpt(row.plain_text, query),
    })),
  };
}

async function candidates(db: Database, siteId: string, { whole, beginning }: SearchQuery) {
  let found = db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select([
      'page.slug',
      'page_version.title',
      'page_version.plain_text',
      'page_version.title_words',
    ])
    .where('page.site_id', '=', siteId)
    // Not-found, error, search, lock screen and the like are no places to go to, nor are a cart, a
    // checkout or an order [2.16].
    .where((eb) =>
      eb.or([
        eb('page.page_type', '<', 100),
        eb('page.page_type', '=', pageTypes.codes.donate),
        eb('page.page_type', '>=', 300),
      ]),
    )
    .where('page_version.all_words', 'like', `% ${beginning}%`);
  // Folded words hold letters and digits only, so nothing in them is a wildcard.
  for (const word of whole) found = found.where('page_version.all_words', 'like', `% ${word} %`);
  return found.limit(mostCandidates).execute();
}

function rank(titleWords: string, { whole, beginning }: SearchQuery): number {
  const wholeInTitle = whole.filter((word) => titleWords.includes(` ${word} `)).length;
  if (beginning === undefined) return wholeInTitle;
  if (titleWords.includes(` ${beginning} `)) return wholeInTitle + 1;
  return titleWords.includes(` ${beginning}`) ? wholeInTitle + 0.5 : wholeInTitle;
}
