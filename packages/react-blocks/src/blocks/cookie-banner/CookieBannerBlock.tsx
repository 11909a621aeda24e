import { recordChoice } from '@frontage/census/dom';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { cookieBannerTexts } from './cookie-banner.texts';
import { CookieBannerForm } from './CookieBannerForm';
import { useConsent } from './use-consent';

/** The cookie banner of a React host. */
export interface CookieBannerBlockProps {
  /** What it says. @default the banner's own words */
  children?: ReactNode;
  /** The words of the button that accepts. @default 'Accept' */
  accept?: string | undefined;
  /** The words of the button that declines. @default 'Decline' */
  decline?: string | undefined;
  /** A bar across the page, or a box in a corner. @default 'BAR' */
  variant?: 'BAR' | 'POPUP' | undefined;
  /** Where it stands: an edge for a bar, a corner for a box. @default 'BOTTOM', 'BOTTOM_LEFT' */
  position?:
    | 'TOP'
    | 'BOTTOM'
    | 'TOP_LEFT'
    | 'TOP_RIGHT'
    | 'BOTTOM_LEFT'
    | 'BOTTOM_RIGHT'
    | undefined;
  /** Its colours. @default 'LIGHT' */
  theme?: 'LIGHT' | 'DARK' | undefined;
  /** How the buttons look. @default 'BUTTON' */
  ctaVariant?: 'TEXT' | 'BUTTON' | 'ICON' | undefined;
  /** Your page about cookies. @default no link */
  settingsHref?: string | undefined;
  /** Called with the answer, once it is kept. @default nobody */
  onChoice?: ((choice: 'accepted' | 'refused') => void) | undefined;
}

/**
 * A cookie banner [3.22] [4.05] for a React site. It shows itself where the root element says that
 * visitors are asked (`data-consent="asked"`) and this one has not answered; the answer is kept for
 * 30 days [9.01] and opens what waits for it: pixels, tracking, frames of others. Nothing is sent.
 */
export function CookieBannerBlock(props: CookieBannerBlockProps): ReactNode {
  const { variant = 'BAR', theme = 'LIGHT', ctaVariant = 'BUTTON' } = props;
  const texts = useTexts(cookieBannerTexts);
  const consent = useConsent();
  // Where the browser takes no cookie the answer holds for this page.
  const [isAnswered, setAnswered] = useState(false);
  if (!consent?.isAsked || consent.choice !== 'undecided' || consent.hasSignal || isAnswered)
    return null;

  function onChoice(choice: 'accepted' | 'refused'): void {
    recordChoice(document, choice === 'accepted');
    setAnswered(true);
    props.onChoice?.(choice);
  }

  return (
    <CookieBannerForm
      variant={variant}
      position={props.position ?? (variant === 'BAR' ? 'BOTTOM' : 'BOTTOM_LEFT')}
      theme={theme}
      ctaVariant={ctaVariant}
      acceptType="OPT_IN_AND_OUT"
      accept={props.accept ?? ''}
      decline={props.decline ?? ''}
      settingsHref={props.settingsHref}
      onChoice={onChoice}
    >
      {props.children ?? <p>{texts.words}</p>}
    </CookieBannerForm>
  );
}
