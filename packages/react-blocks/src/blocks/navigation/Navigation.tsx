import { safeHref, type NavigationLink } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { placeOfLink } from '../../render/place-of-link';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { navigationParts } from './navigation.parts';
import { navigationTexts } from './navigation.texts';

/** Links to pages. */
export interface NavigationProps extends RootProps {
  /** An unsafe address is left out; without any link nothing is shown. */
  links: readonly NavigationLink[];
  /** The path of the page, whose link is marked. @default none is */
  path?: string | undefined;
  /** What stands above the links, and is their name. @default they have an unseen name */
  title?: string | undefined;
  /** @default 'column' */
  direction?: 'column' | 'row' | undefined;
}

/** A list of links to pages, in which the page itself is marked. It has no behaviour. */
export function Navigation(props: NavigationProps): ReactNode {
  const { links, path = '', title = '', direction = 'column' } = props;
  const texts = useTexts(navigationTexts);
  const shown = links.flatMap((link) => {
    const href = safeHref(link.href);
    return href === undefined ? [] : [{ ...link, href }];
  });
  if (shown.length === 0) return null;
  return (
    <BlockRoot block="navigation" {...rootProps(props)} data={{ 'data-direction': direction }}>
      <nav aria-label={title || texts.pages}>
        {title !== '' && (
          <p className={navigationParts.title} aria-hidden="true">
            {title}
          </p>
        )}
        <ul>
          {shown.map(({ title: words, href, language }, index) => (
            <li key={index}>
              <a
                href={href}
                lang={language}
                hrefLang={language}
                aria-current={placeOfLink(href, path)}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </BlockRoot>
  );
}
