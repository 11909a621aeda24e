import { renderToStaticMarkup } from 'react-dom/server';
import { blocks } from '../registry';
import { PageBody } from './PageBody';
import { policyHash } from './policy-hash';
import { renderHead } from './render-head';
import type { RenderedPage, RenderInput, RuntimeManifest } from './render-input';
import { renderSections } from './render-sections';

/**
 * Renders a published page to HTML that works without scripts. The same input gives
 * the same bytes: nothing of a visitor and nothing of one response is in it.
 */
export function renderPage(input: RenderInput): RenderedPage {
  const { page, headerFooter, runtime, theme, locale, dir } = input;
  const { html: sections, rules, blockTypes } = renderSections(input);
  const path = `/${page.slug}`;
  const body = renderToStaticMarkup(<PageBody headerFooter={headerFooter} path={path} sections={sections} />);
  const style = [runtime.styles, ...blockTypes.map((type) => runtime.blocks[type]?.css ?? ''), theme, rules]
    .join('')
    // The owner's theme cannot end the style element; CSS reads `\\/` as `/`.
    .replaceAll('</', '<\\/');
  const head = renderHead(input, style);
  const preloads = modulePreloads(runtime, blockTypes);

  return {
    html:
      `<!doctype html><html lang="${locale.replace(/[^\w-]/g, '')}" dir="${dir === 'rtl' ? 'rtl' : 'ltr'}" data-page-type="${page.pageType}">` +
      `<head>${head}</head><body>${body}${preloads}</body></html>`,
    policy: { script: [runtime.boot.hash], style: [policyHash(style)] },
    blockTypes,
  };
}

/**
 * The chunks that blocks on this page will start by themselves, flat, so that none
 * waits for another; fetched with low priority, after the page's own pictures.
 */
function modulePreloads(runtime: RuntimeManifest, blockTypes: readonly string[]): string {
  const started = blocks.filter(({ id, start }) => blockTypes.includes(id) && start !== 'interaction');
  if (started.length === 0 || runtime.entry === '') return '';
  const files = new Set([runtime.entry, ...started.flatMap(({ id }) => runtime.blocks[id]?.js ?? [])]);
  return [...files].map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('');
}
