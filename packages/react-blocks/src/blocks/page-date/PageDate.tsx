import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { pageDateAttributes } from './page-date.parts';
import { pageDateTexts } from './page-date.texts';

/** When something was changed. */
export interface PageDateProps extends RootProps {
  /** UTC milliseconds. */
  at: number;
  /** The words before it. @default 'Last changed' */
  label?: string | undefined;
  /** A BCP 47 tag. @default 'en' */
  locale?: string | undefined;
  /** An IANA name. @default 'UTC' */
  timeZone?: string | undefined;
}

/** The date of a page: how long ago it was changed; without a script, on which day. */
export function PageDate(props: PageDateProps): ReactNode {
  const { at, locale = 'en', timeZone = 'UTC' } = props;
  const texts = useTexts(pageDateTexts);
  const root = useMount(() => import('./page-date.mount'), `${at} ${locale}`);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);
  return (
    <BlockRoot block="page-date" {...rootProps(props)} rootRef={root} waits>
      <p>
        {props.label?.trim() || texts.changed}{' '}
        <time
          dateTime={new Date(at).toISOString()}
          title={day}
          {...{
            [pageDateAttributes.now]: texts.now,
            [pageDateAttributes.about]: texts.about({ ago: '{ago}' }),
          }}
        >
          {day}
        </time>
      </p>
    </BlockRoot>
  );
}
