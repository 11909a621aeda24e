import type { SiteHeaderFooter } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { safeHref } from '../safe-href';

/** The words of the page's frame. */
const frameTexts = { skip: 'Skip to content', menu: 'Menu', navigation: 'Main', footer: 'Footer' } as const;

/** What stands around the sections of a page [3.50]. */
export interface PageBodyProps {
  headerFooter: SiteHeaderFooter;
  /** The page's own address, to mark it in the navigation. */
  path: string;
  /** The sections, already rendered. */
  sections: string;
}

/** The body of a page: header, sections, footer. */
export function PageBody({ headerFooter: { header, footer }, path, sections }: PageBodyProps): ReactNode {
  return (
    <>
      <a className="fr-skip" href="#content">
        {frameTexts.skip}
      </a>
      <header className="fr-header">
        <div className="fr-header__inner">
          <a className="fr-header__title" href="/" aria-current={path === '/' ? 'page' : undefined}>
            {header.title}
          </a>
          <nav className="fr-header__nav" aria-label={frameTexts.navigation}>
            <ul>
              {header.navigation.map(({ title, href }) => (
                <li key={href}>
                  <a href={safeHref(href)} aria-current={href === path ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: sections }} />
      <footer className="fr-footer">
        <div className="fr-footer__inner">
          {footer.columns.map(({ title, lines }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {lines.map(({ text, href }) => (
                  <li key={text}>{href === undefined ? text : <a href={safeHref(href)}>{text}</a>}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="fr-footer__note">{footer.note}</p>
      </footer>
    </>
  );
}
