import type { SiteBadge } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { badgeTexts } from './badge.texts';

/** The props of the badge. */
export type BadgeProps = Pick<SiteBadge, 'text' | 'href' | 'corner'>;

/** The credit in a corner of a page [1.04]. It needs no script. */
export function Badge({ text, href, corner }: BadgeProps): ReactNode {
  const { name, credit } = useTexts(badgeTexts);
  usePageNeeds({ styles: ['badge'] });
  const words = text || credit;
  return (
    <aside className="fr-badge" aria-label={name} data-corner={corner}>
      {href === '' ? <span>{words}</span> : <a href={href}>{words}</a>}
    </aside>
  );
}
