import { consentAddress } from '@frontage/census';
import type { CookieBanner } from '@frontage/site-model/fields';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { cookieBannerParts as parts } from './cookie-banner.parts';
import { cookieBannerTexts } from './cookie-banner.texts';

/** How a banner looks, and the words of its buttons; `''` means its own. */
export type CookieBannerLook = Omit<CookieBanner, 'paragraphs'>;

/** The props of `CookieBannerForm`. */
export interface CookieBannerFormProps extends CookieBannerLook {
  /** The paragraphs of the banner. */
  children: ReactNode;
  /** Hidden fields that go with the answer. @default none */
  fields?: ReactNode;
  isHidden?: boolean | undefined;
  /** Whether an owner only tries it: its buttons send nothing. @default false */
  isTrial?: boolean | undefined;
  /** Where the visitor reads more; undefined for no link. */
  settingsHref?: string | undefined;
  /** Called in place of sending the form. @default it is sent */
  onChoice?: ((choice: 'accepted' | 'refused') => void) | undefined;
}

/**
 * The markup of a cookie banner [4.05]: a form, so it works without scripts; both answers are
 * buttons of one look, the first thing that the keyboard reaches after the link to the content.
 */
export function CookieBannerForm(props: CookieBannerFormProps): ReactNode {
  const { accept, decline, isTrial = false, settingsHref, onChoice } = props;
  const texts = useTexts(cookieBannerTexts);
  const looks = {
    [parts.variant]: props.variant,
    [parts.position]: props.position,
    [parts.theme]: props.theme,
    [parts.cta]: props.ctaVariant,
    [parts.acceptType]: props.acceptType,
    ...(isTrial && { [parts.trial]: '' }),
  };
  const onSubmit = onChoice && ((event: FormEvent) => answer(event, onChoice));
  return (
    <aside className={parts.banner} aria-label={texts.name} hidden={props.isHidden} {...looks}>
      <form
        className="fr-cookies__inner"
        method="post"
        action={onChoice ? undefined : consentAddress}
        onSubmit={onSubmit}
      >
        {props.fields}
        <div className={parts.words}>{props.children}</div>
        <div className="fr-cookies__choices">
          <Choice value="accepted" label={accept || texts.accept} isTrial={isTrial} />
          <Choice value="refused" label={decline || texts.decline} isTrial={isTrial} />
          {settingsHref !== undefined && (
            <a className="fr-cookies__settings" href={settingsHref}>
              {texts.settings}
            </a>
          )}
        </div>
      </form>
    </aside>
  );
}

/** Gives the answer of a form that was submitted. */
function answer(event: FormEvent, onChoice: (choice: 'accepted' | 'refused') => void): void {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  onChoice(submitter?.getAttribute('value') === 'accepted' ? 'accepted' : 'refused');
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
