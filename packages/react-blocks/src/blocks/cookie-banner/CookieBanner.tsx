import { consentAddress } from '@frontage/census';
import type { CookieBanner as CookieBannerData } from '@frontage/site-model/fields';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { RichText } from '../text/RichText';
import { cookieBannerTexts } from './cookie-banner.texts';
import { CookieBannerForm } from './CookieBannerForm';

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

/** The cookie banner of a served page [4.05]; `startConsent` enhances it. */
export function CookieBanner(props: CookieBannerProps): ReactNode {
  const { paragraphs, textHash, language, isDecided, ...look } = props;
  const texts = useTexts(cookieBannerTexts);
  usePageNeeds({ styles: ['cookie-banner'] });
  const words = paragraphs.length > 0 ? paragraphs : [[texts.words]];
  return (
    <CookieBannerForm
      {...look}
      isHidden={isDecided}
      settingsHref={consentAddress}
      fields={
        <>
          <input type="hidden" name="text" value={textHash} />
          <input type="hidden" name="language" value={language} />
        </>
      }
    >
      <RichText nodes={words.map((line) => ({ kind: 'paragraph', words: [...line] }))} />
    </CookieBannerForm>
  );
}
