import type { SitePopup } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useTexts } from '../../texts/use-texts';
import { popupParts as parts } from './popup.parts';
import { popupTexts } from './popup.texts';

/** When a pop-up is shown [3.23]. */
export type PopupSettings = Pick<
  SitePopup,
  'style' | 'enableMobile' | 'version' | 'showUntilSignup' | 'displayFrequency' | 'delay'
> & {
  /** Whether it is only tried: then it comes at once, and nothing of it is kept. @default false */
  readonly isTrial?: boolean | undefined;
};

/** The props of the pop-up. */
export interface PopupProps {
  /** The name of its dialog. */
  title: string;
  settings: PopupSettings;
  /** What it shows, as HTML that the server has rendered. */
  html: string;
}

/** The pop-up of a page [9.12]: a closed dialog, which a script opens. */
export function Popup({ title, settings, html }: PopupProps): ReactNode {
  const texts = useTexts(popupTexts);
  return (
    <BlockRoot block="popup" waits data={{ [parts.settings]: JSON.stringify(settings) }}>
      <dialog
        className="fr-popup__dialog"
        aria-label={title}
        {...{ [parts.style]: settings.style }}
      >
        <div className="fr-popup__panel">
          <button
            type="button"
            className="fr-popup__close"
            aria-label={texts.close}
            {...{ [parts.close]: '' }}
          />
          <div className="fr-popup__content" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </dialog>
    </BlockRoot>
  );
}
