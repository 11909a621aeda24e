import { safeHref } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { countNeeds } from '../../comments-count/count-needs';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { buttonTexts } from './button.texts';

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
}

/** A button block: a real link, so it needs no script. */
export function Button(props: ButtonProps): ReactNode {
  const { text, size = 'medium', alignment = 'start', look = 'primary', newWindow = false } = props;
  const texts = useTexts(buttonTexts);
  const href = safeHref(props.href);
  usePageNeeds(countNeeds(href));
  const target = newWindow ? { target: '_blank', rel: 'noopener' } : {};

  return (
    <BlockRoot
      block="button"
      {...rootProps(props)}
      data={{ 'data-alignment': alignment, 'data-button-size': size }}
    >
      {href === undefined ? (
        <span className="fr-button__label">{text}</span>
      ) : (
        <a
          className="fr-action fr-button__link"
          data-look={look === 'quiet' ? look : undefined}
          href={href}
          {...target}
        >
          <span className="fr-button__label">{text}</span>
          {newWindow && <span className="fr-hidden">{` ${texts.newWindow}`}</span>}
        </a>
      )}
    </BlockRoot>
  );
}
