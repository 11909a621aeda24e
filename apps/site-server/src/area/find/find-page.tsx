import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { findPath } from '../FindDialog';
import { ListFilters } from '../ListFilters';
import type { FoundGroup } from '../render-found';
import { sayOfFind } from './find-texts';

/** Answers with what was found, as a page that needs no script. */
export function findPage(
  site: Site,
  contributor: Contributor,
  { search, groups }: { readonly search: string; readonly groups: readonly FoundGroup[] },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfFind('title'), section: findPath },
    <>
      <ListFilters path={findPath} label={sayOfFind('search')} search={search} views={false} />
      {groups.length === 0 && (
        <p className="quiet" role="status">
          {sayOfFind('none')}
        </p>
      )}
      {groups.map((group) => (
        <FoundKind key={group.title} group={group} />
      ))}
    </>,
  );
}

function FoundKind({ group: { title, entries, all } }: { group: FoundGroup }) {
  return (
    <section className="found">
      <h2>{title}</h2>
      <ul className="files">
        {entries.map(({ text, href, detail }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{text}</bdi>
              {detail !== undefined && <span className="quiet">{detail}</span>}
            </a>
          </li>
        ))}
      </ul>
      {all !== undefined && (
        <p className="aside">
          <a href={all}>{sayOfFind('more', { kind: title.toLowerCase() })}</a>
        </p>
      )}
    </section>
  );
}
