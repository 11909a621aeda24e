import { safeHref, type NavigationEntry } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { placeOfLink } from '../../render/place-of-link';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { navigationParts } from './navigation.parts';
import { navigationTexts } from './navigation.texts';

/** Links to pages. */
export interface NavigationProps extends RootProps {
  /** Links, and folders of them; an unsafe address is left out, without any nothing is shown. */
  links: readonly NavigationEntry[];
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
  const shown = links.flatMap((entry) => safeEntry(entry) ?? []);
  if (shown.length === 0) return null;
  return (
    <BlockRoot block="navigation" {...rootProps(props)} data={{ 'data-direction': direction }}>
      <nav aria-label={title || texts.pages}>
        {title !== '' && (
          <p className={navigationParts.title} aria-hidden="true">
            {title}
          </p>
        )}
        <Entries entries={shown} path={path} />
      </nav>
    </BlockRoot>
  );
}

function Entries({ entries, path }: { entries: readonly NavigationEntry[]; path: string }) {
  return (
    <ul>
      {entries.map((entry, index) => (
        <li key={index}>
          <Entry entry={entry} path={path} />
          {'links' in entry && <Entries entries={entry.links} path={path} />}
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, path }: { entry: NavigationEntry; path: string }): ReactNode {
  const { title, href, language } = entry;
  if (href === undefined) return <span lang={language}>{title}</span>;
  return (
    <a href={href} lang={language} hrefLang={language} aria-current={placeOfLink(href, path)}>
      {title}
    </a>
  );
}

/** Without what leads to an unsafe address; undefined if nothing of it is left. */
function safeEntry(entry: NavigationEntry): NavigationEntry | undefined {
  const href = safeHref(entry.href);
  if (!('links' in entry)) return href === undefined ? undefined : { ...entry, href };
  const { href: _unsafe, ...folder } = entry;
  const links = entry.links.filter((link) => safeHref(link.href) !== undefined);
  if (links.length === 0 && href === undefined) return undefined;
  return { ...folder, links, ...(href !== undefined && { href }) };
}
