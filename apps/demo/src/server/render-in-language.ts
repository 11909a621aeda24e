import { renderPage } from '@frontage/react-blocks/server';
import { textDirection } from '@frontage/site-model';
import type { RenderPage } from '@frontage/site-server';
import type { DemoSite } from '../demo-site';

/**
 * Renders pages in their own language, where that is not the site's: its tag and its
 * direction stand on the page, its words above and below it.
 */
export function renderInLanguage(languages: DemoSite['languages']): RenderPage {
  return (input) => {
    const { slug } = input.page;
    // A page may be called like what every object has.
    const language = Object.hasOwn(languages, slug) ? languages[slug] : undefined;
    if (!language) return renderPage(input);
    // The site's fonts have no letters for it: nobody should wait for them.
    return renderPage({ ...input, ...language, dir: textDirection(language.locale), fonts: [] });
  };
}
