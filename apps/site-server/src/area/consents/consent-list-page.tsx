import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { LedgerChoice } from '../../consent/ledger';
import type { EndpointReply } from '../../http/endpoint';
import { readCookieSettings } from '../../sites/read-cookie-settings';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered, listQuery, type ListQuery } from '../list-query';
import { KeyFigures } from '../numbers/KeyFigures';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { sayOfConsents } from './consents-texts';

/** The address of the list. */
export const consentsPath = '/config/consents';

/** The answers by which the list is filtered. */
export const consentStates = ['accepted', 'refused'] as const;

/** The query of the list. */
export const consentQuery = listQuery(consentStates);

/** A part of the ledger. */
export interface ShownConsents {
  readonly query: ListQuery<LedgerChoice['choice']>;
  readonly part: ListPart<LedgerChoice>;
  /** How many the filter finds. */
  readonly count: number;
  /** How many there are of each answer. */
  readonly totals: Readonly<Record<LedgerChoice['choice'], number>>;
  /** What banners said, by hash. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Answers with a part of the ledger of consent. */
export function consentListPage(
  site: Site,
  contributor: Contributor,
  { query, part, count, totals, texts }: ShownConsents,
): EndpointReply {
  const isAsked = readCookieSettings(site.settings).isCookieBannerEnabled;
  return contributorPage(
    site,
    contributor,
    { title: sayOfConsents('title'), section: consentsPath },
    <>
      <p>
        {sayOfConsents('intro')} {!isAsked && sayOfConsents('isOff')}{' '}
        {contributor.permissions.includes('settings.general') && (
          <a href="/config/settings/cookies">{sayOfConsents('settings')}</a>
        )}
      </p>
      <KeyFigures
        figures={consentStates.map((state) => ({
          name: sayOfConsents(state),
          value: String(totals[state]),
        }))}
      />
      <p className="quiet hint">{sayOfConsents('undecided')}</p>
      <ListFilters
        path={consentsPath}
        isEmpty={count === 0}
        label={sayOfConsents('search')}
        search={query.q}
        selects={[stateSelect(sayOfConsents, consentStates, query.state), sortSelect(query.sort)]}
      />
      <ListFound
        path={consentsPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfConsents('found', { count: shown })}
        empty={sayOfConsents(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="config.readConsents"
        permissions={contributor.permissions}
        links={
          <PartLinks title={sayOfConsents('title')} path={consentsPath} query={query} part={part} />
        }
      >
        <ConsentTable site={site} part={part} texts={texts} />
      </ListFound>
    </>,
  );
}

function ConsentTable({
  site,
  part,
  texts,
}: Pick<ShownConsents, 'part' | 'texts'> & { site: Site }) {
  const time = areaTime(site);
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfConsents('when')}</th>
          <th scope="col">{sayOfConsents('answer')}</th>
          <th scope="col">{sayOfConsents('allows')}</th>
          <th scope="col">{sayOfConsents('number')}</th>
          <th scope="col">{sayOfConsents('shown')}</th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <time dateTime={new Date(row.createdAt).toISOString()}>{time(row.createdAt)}</time>
            </th>
            <td>
              {sayOfConsents(row.choice)}
              {row.hasSignal && <div className="quiet">{sayOfConsents('signal')}</div>}
            </td>
            <td>{describeAllowed(row)}</td>
            <td>{row.consentId || <span className="quiet">{sayOfConsents('noNumber')}</span>}</td>
            <td className="excerpt">{describeShown(row, texts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describeAllowed({ categories }: LedgerChoice): string {
  const known = (['analytics', 'marketing', 'external'] as const).filter((category) =>
    categories.includes(category),
  );
  return known.length === 0
    ? sayOfConsents('nothing')
    : known.map((category) => sayOfConsents(category)).join(', ');
}

function describeShown(
  { textHash, bannerVersion, language }: LedgerChoice,
  texts: ReadonlyMap<string, string>,
) {
  if (textHash === '') return sayOfConsents('ownPage');
  const version = sayOfConsents('version', { version: bannerVersion });
  return (
    <details>
      <summary>{[version, language].filter((part) => part !== '').join(', ')}</summary>
      {texts.get(textHash) ?? sayOfConsents('unknownText')}
    </details>
  );
}
