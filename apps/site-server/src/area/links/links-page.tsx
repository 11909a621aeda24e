import type { Permission } from '@frontage/site-model/enums';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { pagesPath } from '../pages/page-query';
import type { BrokenLink } from './find-broken-links';
import { sayOfLinks } from './links-texts';

/** The address of the list of broken links. */
export const linksPath = '/config/links';

/** Answers with the broken links of a site: where each is, and what is wrong with it. */
export function linksPage(
  site: Site,
  contributor: Contributor,
  links: readonly BrokenLink[],
): EndpointReply {
  const { permissions } = contributor;
  return contributorPage(
    site,
    contributor,
    { title: sayOfLinks('title'), section: linksPath },
    <>
      <p className="quiet">{sayOfLinks('intro')}</p>
      <p>
        {links.length === 0 ? sayOfLinks('none') : sayOfLinks('count', { count: links.length })}
      </p>
      {links.length > 0 && (
        <table className="list">
          <thead>
            <tr>
              <th scope="col">{sayOfLinks('link')}</th>
              <th scope="col">{sayOfLinks('page')}</th>
              <th scope="col">{sayOfLinks('wrong')}</th>
              <th scope="col">{sayOfLinks('mend')}</th>
            </tr>
          </thead>
          <tbody>
            {links.map((link, index) => (
              <LinkRow key={`${index} ${link.block}`} link={link} permissions={permissions} />
            ))}
          </tbody>
        </table>
      )}
    </>,
  );
}

function LinkRow({ link, permissions }: { link: BrokenLink; permissions: readonly Permission[] }) {
  const { page, place, name = place?.name, words, href, wrong } = link;
  const title = page?.title ?? (place?.isOnEveryPage ? sayOfLinks('frame') : place?.name);
  const mend = mendHref(link, permissions);
  return (
    <tr>
      <th scope="row" className="excerpt">
        <bdi>{words}</bdi>
        {href !== undefined && (
          <div className="quiet hint" dir="ltr">
            {href}
          </div>
        )}
      </th>
      <td>
        {page ? <a href={`${pagesPath}/${page.id}`}>{title}</a> : title}
        {name !== title && <div className="quiet hint">{name}</div>}
      </td>
      <td>{wrong}</td>
      <td>
        {mend !== undefined && (
          <a
            className="button"
            data-look="quiet"
            href={mend}
            aria-label={
              page
                ? sayOfLinks('mendOf', { words, title: page.title })
                : sayOfLinks('mendIn', { words, place: place?.name ?? '' })
            }
          >
            {sayOfLinks('mend')}
          </a>
        )}
      </td>
    </tr>
  );
}

/** Where somebody mends a link: at its block, or in its control; undefined where they may not. */
function mendHref(
  { page, block, place }: BrokenLink,
  permissions: readonly Permission[],
): string | undefined {
  if (page && permissions.includes('config.editContent'))
    return `${pagesPath}/${page.id}/edit#block-${block}`;
  return place && permissions.includes(place.needs) ? place.path : undefined;
}
