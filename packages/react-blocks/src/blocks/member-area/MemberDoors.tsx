import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { memberAreaParts } from './member-area.parts';
import { memberAreaTexts } from './member-area.texts';
import { memberPaths } from './member-state';

/**
 * What the block shows on a page that is the same for everybody: the way to one's account. The
 * script hides the part that is for others.
 */
export function MemberDoors({ search = '' }: { search?: string }): ReactNode {
  const texts = useTexts(memberAreaTexts);
  return (
    <ul className="fr-member-area__doors">
      <li {...{ [memberAreaParts.outside]: '' }}>
        <a className="fr-action" href={memberPaths.signIn + search}>
          {texts.signIn}
        </a>
      </li>
      <li {...{ [memberAreaParts.outside]: '' }}>
        <a className="fr-action" data-look="quiet" href={memberPaths.join + search}>
          {texts.join}
        </a>
      </li>
      <li {...{ [memberAreaParts.within]: '' }} hidden>
        <a className="fr-action" href={memberPaths.area + search}>
          {texts.yourAccount}
        </a>
      </li>
    </ul>
  );
}
