import { consentAddress } from '@frontage/census';
import type { CookieBanner as CookieBannerData } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { RichText } from '../text/RichText';
import { cookieBannerParts as parts } from './cookie-banner.parts';
import { cookieBannerTexts } from './cookie-banner.texts';

/** The props of the cookie banner. */
export interface CookieBannerProps extends CookieBannerData {
  /** Names what it says, for the ledger of the server. */
  textHash: string;
  /** Of its words, BCP 47. */
  language: string;
  /** Whether its visitor has answered: then only a script shows it. @default false */
  isDecided?: boolean | undefined;
  /** Whether an owner only tries it. @default false */
  isTrial?: boolean | undefined;
}

/**
 * The cookie banner of a page [4.05]. It is a form, so it works without scripts; both answers are
 * buttons of one look, the first thing that the keyboard reaches after the link to the content.
 */
export function CookieBanner(props: CookieBannerProps): ReactNode {
  const { paragraphs, accept, decline, textHash, language, isTrial = false } = props;
  const texts = useTexts(cookieBannerTexts);
  usePageNeeds({ styles: ['cookie-banner'] });
  const looks = {
    [parts.variant]: props.variant,
    [parts.position]: props.position,
    [parts.theme]: props.theme,
    [parts.cta]: props.ctaVariant,
    [parts.acceptType]: props.acceptType,
    ...(isTrial && { [parts.trial]: '' }),
  };
  const words = paragraphs.length > 0 ? paragraphs : [[texts.words]];
  return (
    <aside className={parts.banner} aria-label={texts.name} hidden={props.isDecided} {...looks}>
      <form className="fr-cookies__inner" method="post" action={consentAddress}>
        <input type="hidden" name="text" value={textHash} />
        <input type="hidden" name="language" value={language} />
        <div className={parts.words}>
          <RichText nodes={words.map((line) => ({ kind: 'paragraph', words: [...line] }))} />
        </div>
        <div className="fr-cookies__choices">
          <Choice value="accepted" label={accept || texts.accept} isTrial={isTrial} />
          <Choice value="refused" label={decline || texts.decline} isTrial={isTrial} />
          <a className="fr-cookies__settings" href={consentAddress}>
            {texts.settings}
          </a>
        </div>
      </form>
    </aside>
  );
}

interface ChoiceProps {
  readonly value: 'accepted' | 'refused';
  readonly label: string;
  readonly isTrial: boolean;
}

/** One of the two answers; as an icon it keeps its words for screen readers and as its title. */
function Choice({ value, label, isTrial }: ChoiceProps): ReactNode {
  return (
    <button
      className={parts.choice}
      type={isTrial ? 'button' : 'submit'}
      name="choice"
      value={value}
      title={label}
    >
      <span className={parts.label}>{label}</span>
    </button>
  );
}
