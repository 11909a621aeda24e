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
              <LinkRow
                key={`${index} ${link.block}`}
                link={link}
                mayEdit={permissions.includes('config.editContent')}
                maySet={permissions.includes('config.settings')}
              />
            ))}
          </tbody>
        </table>
      )}
    </>,
  );
}

function LinkRow({
  link: { page, block, name, words, href, wrong },
  mayEdit,
  maySet,
}: {
  link: BrokenLink;
  mayEdit: boolean;
  maySet: boolean;
}) {
  const title = page?.title ?? sayOfLinks('frame');
  const mend = page ? `${pagesPath}/${page.id}/edit#block-${block}` : '/config/settings';
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
        {name !== undefined && <div className="quiet hint">{name}</div>}
      </td>
      <td>{wrong}</td>
      <td>
        {(page ? mayEdit : maySet) && (
          <a
            className="button"
            data-look="quiet"
            href={mend}
            aria-label={sayOfLinks('mendOf', { words, title })}
          >
            {sayOfLinks('mend')}
          </a>
        )}
      </td>
    </tr>
  );
}
