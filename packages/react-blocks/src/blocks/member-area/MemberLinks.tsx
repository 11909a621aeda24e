import type { ReactNode } from 'react';
import { memberPaths, type MemberPlace } from './member-state';

/** A page that a list of links leads to. */
export interface MemberLink {
  readonly page: 'signIn' | 'forgot' | 'join';
  readonly text: string;
}

/** The links below a form: where else somebody may have wanted to go. */
export function MemberLinks({
  search,
  links,
}: Pick<MemberPlace, 'search'> & { links: readonly MemberLink[] }): ReactNode {
  return (
    <ul className="fr-member-area__links">
      {links.map(({ page, text }) => (
        <li key={page}>
          <a href={memberPaths[page] + search}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
