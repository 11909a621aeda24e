import { safeHref } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { socialIcons } from './social-icons';
import { socialLinksParts as parts } from './social-links.parts';
import { socialLinksTexts, type SocialLinksTexts } from './social-links.texts';
import { hostOf, readSocialKind, socialServices, type SocialServiceName } from './social-services';

/** An account elsewhere. */
export interface SocialAccount {
  /** The address of its profile; an unsafe one is left out. */
  href: string;
  /** The service whose sign it has. @default as its address says */
  service?: SocialServiceName | 'auto' | 'other' | undefined;
  /** What it is called, and is read aloud. @default the name of the service, or the host */
  name?: string | undefined;
}

/** Links to accounts elsewhere. */
export interface SocialLinksProps extends RootProps {
  /** Without any nothing is shown. */
  accounts: readonly SocialAccount[];
  /** @default 'icons' */
  look?: 'icons' | 'names' | 'both' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** @default 'start' */
  alignment?: 'start' | 'center' | 'end' | undefined;
}

/**
 * Links to accounts at other services, with signs drawn by the page itself: no service is asked for
 * anything.
 */
export function SocialLinks(props: SocialLinksProps): ReactNode {
  const { accounts, look = 'icons', size = 'medium', alignment = 'start' } = props;
  const texts = useTexts(socialLinksTexts);
  const links = accounts.flatMap((account) => viewAccount(account, texts) ?? []);
  if (links.length === 0) return null;
  return (
    <BlockRoot
      block="social-links"
      {...rootProps(props)}
      data={{
        'data-look': look,
        'data-size': size === 'medium' ? undefined : size,
        'data-alignment': alignment === 'start' ? undefined : alignment,
      }}
    >
      <ul aria-label={texts.accounts}>
        {links.map(({ href, icon, service, name }, index) => (
          <li key={index}>
            {/* Services that show who somebody is look for this mark. */}
            <a href={href} rel="me" data-service={service}>
              {look !== 'names' && (
                <svg className={parts.icon} viewBox="0 0 24 24" aria-hidden="true">
                  <path d={icon} />
                </svg>
              )}
              <span className={look === 'icons' ? 'fr-hidden' : parts.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </BlockRoot>
  );
}

function viewAccount({ href, service = 'auto', name }: SocialAccount, texts: SocialLinksTexts) {
  const safe = safeHref(href);
  if (safe === undefined) return undefined;
  const kind = service === 'auto' ? readSocialKind(safe) : service;
  const usual = {
    email: texts.email,
    phone: texts.phone,
    other: hostOf(safe) || texts.site,
  };
  const called =
    kind in usual
      ? usual[kind as keyof typeof usual]
      : socialServices[kind as SocialServiceName].name;
  return { href: safe, icon: socialIcons[kind], service: kind, name: name?.trim() || called };
}
