import type { LinkHere } from './list-links-here';
import { pagesPath } from './page-query';

/** The blocks that link to a page. */
export interface LinksHereProps {
  readonly links: readonly LinkHere[];
  readonly mayEdit: boolean;
}

/** Lists the blocks that link to a page, each with the way to it. */
export function LinksHere({ links, mayEdit }: LinksHereProps) {
  return (
    <ul>
      {links.map(({ id, title, block, name }) => (
        <li key={block}>
          <a href={mayEdit ? `${pagesPath}/${id}/edit#block-${block}` : `${pagesPath}/${id}`}>
            <bdi>{title}</bdi>: {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
