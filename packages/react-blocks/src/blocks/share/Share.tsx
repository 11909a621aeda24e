import { safeHref } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { shareAttributes, shareParts } from './share.parts';
import { shareTexts } from './share.texts';

/** The page to share. */
export interface ShareProps extends RootProps {
  /** Its address, such as `/about`; an unsafe one shows nothing. */
  href: string;
  /** The text of the button. @default 'Share this page' */
  label?: string | undefined;
}

/**
 * A share block: the device's own way to share, else the address is copied. Without a script it is
 * a link to the page. No service is asked for anything.
 */
export function Share(props: ShareProps): ReactNode {
  const texts = useTexts(shareTexts);
  const href = safeHref(props.href);
  usePageNeeds({ styles: ['layers'] });
  const root = useMount(() => import('./share.mount'), href);
  if (href === undefined) return null;
  return (
    <BlockRoot
      block="share"
      {...rootProps(props)}
      rootRef={root}
      waits
      data={{ [shareAttributes.copied]: texts.copied, [shareAttributes.failed]: texts.failed }}
    >
      <a className={shareParts.link} href={href}>
        {props.label?.trim() || texts.share}
      </a>
    </BlockRoot>
  );
}
