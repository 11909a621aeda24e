import { safeHref } from '@frontage/site-model';
import { useId, type ReactNode } from 'react';
import { countNeeds } from '../../comments-count/count-needs';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { usePageNeeds } from '../../render/page-needs';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { popUpLink } from '../../pop-up-link/pop-up-link.parts';
import { buttonAttributes } from './button.parts';
import { buttonTexts } from './button.texts';
import type { FormOpeningWords } from './form-opening-words';

/** A link that looks like a button. */
export interface ButtonProps extends RootProps {
  text: string;
  /** Its target; an unsafe address makes it plain text. */
  href: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** @default 'start' */
  alignment?: 'start' | 'center' | 'end' | undefined;
  /** @default 'primary' */
  look?: 'primary' | 'quiet' | undefined;
  /** @default false */
  newWindow?: boolean | undefined;
  /**
   * Whether the form of the page that it leads to opens above this one; on pages of the site alone.
   * @default false
   */
  opensForm?: boolean | undefined;
  /** The question before it opens, for what costs or cannot be undone. @default it asks nothing */
  ask?: string | undefined;
  /** More about where it leads: beside a resting pointer, and read aloud. @default nothing */
  hint?: string | undefined;
}

/** A button block: a real link, so it needs no script; a question and a hint come with one. */
export function Button(props: ButtonProps): ReactNode {
  const { text, size = 'medium', alignment = 'start', look = 'primary', newWindow = false } = props;
  const texts = useTexts(buttonTexts);
  const href = safeHref(props.href);
  const popUp = popUpLink(href);
  usePageNeeds(countNeeds(href));
  usePageNeeds(popUp?.needs);
  const target = newWindow ? { target: '_blank', rel: 'noopener' } : {};
  const [ask, hint] = [props.ask?.trim() || undefined, props.hint?.trim() || undefined];
  const form = props.opensForm && href?.startsWith('/') ? openingWords(texts) : undefined;
  const hasLayers = ask !== undefined || hint !== undefined;
  const waits = href !== undefined && (hasLayers || form !== undefined);
  usePageNeeds(waits && hasLayers && { styles: ['layers'] });
  usePageNeeds(waits && form !== undefined && { styles: ['form'] });
  const unique = useId();
  const hintId = `hint-${props.id ?? unique}`;
  const root = useMount(
    waits ? () => import('./button.mount') : undefined,
    `${waits} ${ask} ${hint} ${form}`,
  );

  return (
    <BlockRoot
      block="button"
      {...rootProps(props)}
      waits={waits}
      events={['click']}
      rootRef={root}
      data={{
        'data-alignment': alignment,
        'data-button-size': size,
        [buttonAttributes.ask]: ask,
        [buttonAttributes.stay]: ask && texts.stay,
        [buttonAttributes.hint]: hint,
        [buttonAttributes.form]: form,
      }}
    >
      {href === undefined ? (
        <span className="fr-button__label">{text}</span>
      ) : (
        <a
          className="fr-action fr-button__link"
          data-look={look === 'quiet' ? look : undefined}
          href={href}
          title={hint}
          aria-describedby={hint && hintId}
          {...target}
          {...popUp?.data}
        >
          <span className="fr-button__label">{text}</span>
          {newWindow && <span className="fr-hidden">{` ${texts.newWindow}`}</span>}
        </a>
      )}
      {href !== undefined && hint && (
        <span id={hintId} className="fr-hidden" aria-hidden>
          {hint}
        </span>
      )}
    </BlockRoot>
  );
}

/** What the form above the page says around itself, as its script reads it. */
function openingWords(texts: ReturnType<typeof useTexts<typeof buttonTexts>>): string {
  const { closeForm, loadingForm, formFailed, formAgain, formPage } = texts;
  const words: FormOpeningWords = {
    close: closeForm,
    loading: loadingForm,
    failed: formFailed,
    again: formAgain,
    page: formPage,
  };
  return JSON.stringify(words);
}
