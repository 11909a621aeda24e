import type { Permission } from '@frontage/site-model/enums';
import type { SiteLink } from '../link-checks/list-site-links';

/** Links that are in no block, and what somebody may change. */
export interface LinksAroundProps {
  readonly links: readonly SiteLink[];
  readonly permissions: readonly Permission[];
}

/** Lists links that are in no block, each with the way to its control. */
export function LinksAround({ links, permissions }: LinksAroundProps) {
  return (
    <ul>
      {links.map(({ place, words, href }, index) => {
        const said = (
          <>
            {place.name}: <bdi>{words}</bdi>
          </>
        );
        return (
          <li key={`${index} ${href}`}>
            {permissions.includes(place.needs) ? <a href={place.path}>{said}</a> : said}
          </li>
        );
      })}
    </ul>
  );
}
