import type { SiteAnnouncement } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { RichText } from '../text/RichText';
import { announcementParts as parts } from './announcement.parts';
import { announcementTexts } from './announcement.texts';

/** The props of the announcement bar. */
export interface AnnouncementProps extends Pick<SiteAnnouncement, 'words' | 'tone'> {
  /** Another one for other words; '' where closing it is not remembered. */
  version: string;
  /** The script that closes it, as text. */
  script: string;
}

/** The bar above a page's header [6.03]. Without scripts it stays, and has no button. */
export function Announcement({ words, tone, version, script }: AnnouncementProps): ReactNode {
  const texts = useTexts(announcementTexts);
  usePageNeeds({ styles: ['announcement'] });
  return (
    <aside
      className="fr-announcement"
      data-tone={tone}
      aria-label={texts.name}
      {...{ [parts.version]: version }}
    >
      <div className="fr-announcement__inner">
        <div className="fr-announcement__words">
          <RichText nodes={[{ kind: 'paragraph', words }]} />
        </div>
        <button type="button" className="fr-announcement__close" aria-label={texts.close} hidden />
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </aside>
  );
}
