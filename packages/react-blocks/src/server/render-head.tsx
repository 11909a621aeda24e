import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderInput } from './render-input';
import { siteIcon } from './site-icon';

/**
 * The head of a page: what it is, its fonts, its one style sheet, and the boot, which
 * stands before all content so that it listens before the first paint.
 *
 * @param style the page's styles, as hashed in its policy
 */
export function renderHead({ page, headerFooter, runtime, fonts, formState }: RenderInput, style: string): string {
  const site = headerFooter.header.title;
  const name = page.slug === '' ? `${site} – ${page.title}` : `${page.title} – ${site}`;
  // A screen reader reads the title first: it must say that the form did not arrive.
  const title = formState?.status === 'failed' ? `Error: ${name}` : name;
  return renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={siteIcon(site)} />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <script dangerouslySetInnerHTML={{ __html: runtime.boot.code }} />
    </>,
  );
}
