import type { SiteInfoBar } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { infoBarTexts } from './info-bar.texts';

/** The props of the info bar. */
export interface InfoBarProps {
  /** What it shows, as `shownInfoBar` gives it. */
  bar: SiteInfoBar;
  /** Whether it is only tried: then screens of every width show it. @default false */
  isTrial?: boolean | undefined;
}

const hoursId = 'fr-hours';

/**
 * The bar at the bottom of screens up to 1024 px [9.12]: email, telephone, map and opening hours.
 * It needs no script.
 */
export function InfoBar({ bar, isTrial = false }: InfoBarProps): ReactNode {
  const texts = useTexts(infoBarTexts);
  usePageNeeds({ styles: ['info-bar'] });
  const query = encodeURIComponent(bar.address);
  return (
    <aside className="fr-info-bar" aria-label={texts.name} data-trial={isTrial ? '' : undefined}>
      <ul className="fr-info-bar__items">
        {bar.isContactEmailEnabled && (
          <Item icon="email" href={`mailto:${encodeURI(bar.email)}`} text={texts.email} />
        )}
        {bar.isContactPhoneNumberEnabled && (
          <Item
            icon="phone"
            href={`tel:${bar.phone.replaceAll(/[^\d+]/g, '')}`}
            text={texts.phone}
          />
        )}
        {bar.isLocationEnabled && (
          <Item
            icon="map"
            href={`https://www.google.com/maps/search/?api=1&query=${query}`}
            text={texts.map}
            isElsewhere
          />
        )}
        {bar.isBusinessHoursEnabled && (
          <li>
            <button type="button" className="fr-info-bar__item" popoverTarget={hoursId}>
              <Icon name="hours" />
              {texts.hours}
            </button>
          </li>
        )}
      </ul>
      {bar.isBusinessHoursEnabled && (
        <div
          className="fr-info-bar__hours"
          id={hoursId}
          popover="auto"
          role="dialog"
          aria-label={texts.hoursTitle}
        >
          <h2>{texts.hoursTitle}</h2>
          {bar.hours.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
    </aside>
  );
}

interface ItemProps {
  readonly icon: keyof typeof icons;
  readonly href: string;
  readonly text: string;
  readonly isElsewhere?: boolean;
}

function Item({ icon, href, text, isElsewhere = false }: ItemProps): ReactNode {
  return (
    <li>
      <a
        className="fr-info-bar__item"
        href={href}
        {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
      >
        <Icon name={icon} />
        {text}
      </a>
    </li>
  );
}

/** Lines on a square of 24. */
const icons = {
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone: 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4c0 1-1 2-2 2A17 17 0 0 1 3 5c0-1 1-2 2-2z',
  map: 'M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
} as const;

function Icon({ name }: { readonly name: keyof typeof icons }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={icons[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
