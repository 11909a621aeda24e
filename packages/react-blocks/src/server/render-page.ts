import { afterParts } from '@frontage/form-runtime/dom';
import { blocks } from '../registry';
import { quickViewAttribute } from '../blocks/product-list/product-list.parts';
import { shopKinds } from '../shop/shop.parts';
import { frameTexts } from './frame.texts';
import { localTextsAttribute } from '../texts/local-texts';
import { sayEnglish } from '../texts/say-english';
import { textsInUse } from '../texts/stored-texts';
import { commentsCountRoot } from './comments-count';
import { fontSheetParts } from './font-sheets';
import { pageFrames } from './page-frames';
import { policyHash } from './policy-hash';
import { headerCart } from './header-cart';
import { renderBody } from './render-body';
import { renderHead } from './render-head';
import type { RenderedPage, RenderInput, RuntimeManifest } from './render-input';
import { memoryOf } from './render-memory';
import { renderSections } from './render-sections';

/**
 * Renders a published page to HTML that works without scripts. The same input gives
 * the same bytes: nothing of a visitor and nothing of one response is in it.
 */
export function renderPage(input: RenderInput): RenderedPage {
  const { page, headerFooter, runtime, theme, locale, dir, fragments } = input;
  const { html: sections, rules, blockTypes } = renderSections(input);
  const texts = textsInUse(input.texts, locale);
  const frame = (texts?.say ?? sayEnglish)(frameTexts);
  const cart = headerFooter.header.cart ? headerCart(texts) : '';
  const body = renderBody(headerFooter, `/${page.slug}`, sections, frame, cart);
  const style = [
    runtime.styles,
    ...styledKinds(blockTypes, cart + sections).map((type) => runtime.blocks[type]?.css ?? ''),
    theme,
    rules,
  ]
    .join('')
    // The owner's theme cannot end the style element; CSS reads `\\/` as `/`.
    .replaceAll('</', '<\\/');
  const fontSheets = fontSheetParts(input.fontSheets);
  const comments = commentsCountRoot(body, input.site.disqusShortname);
  const head = renderHead(input, style, frame, fontSheets.head);
  // What a form shows after a submission comes from the site itself.
  const frames = [
    ...(sections.includes(afterMark) ? ["'self'"] : []),
    ...pageFrames(page.document),
  ];
  const preloads = modulePreloads(runtime, blockTypes, sections);

  return {
    html:
      `<!doctype html><html lang="${locale.replace(/[^\w-]/g, '')}" dir="${dir === 'rtl' ? 'rtl' : 'ltr'}" data-page-type="${page.pageType}">` +
      `<head>${head}</head><body>${body}${comments}${preloads}${fontSheets.bodyEnd}</body></html>`,
    policy: {
      ...fontSheets.policy,
      script: [runtime.boot.hash, ...fontSheets.policy.script],
      style: [fragments ? memoryOf(fragments).styleHash(style) : policyHash(style)],
      ...(frames.length > 0 && { frames }),
      ...(comments !== '' && { trustedTypes: ['default'] }),
    },
    blockTypes,
  };
}

/** Newsletters are forms: they need their styles and their script. */
const formMark = ' class="fr-form__fields"';

/** Forms have it that show something of their owner's after a submission. */
const afterMark = ` ${afterParts.frame}="`;

/** Of these a part may stand in other blocks, and needs its styles before its script comes. */
const parts: Readonly<Record<string, string>> = {
  lightbox: ' data-lightbox=""',
  video: 'class="fr-video__box',
  form: formMark,
  product: ` ${quickViewAttribute}="`,
  'cart-indicator': 'class="fr-block fr-cart-indicator',
};

function styledKinds(blockTypes: readonly string[], sections: string): readonly string[] {
  const more = Object.keys(parts).filter(
    (kind) => !blockTypes.includes(kind) && sections.includes(parts[kind] ?? kind),
  );
  return [...blockTypes, ...more];
}

/** Galleries that move have it, and need one chunk more than others. */
const movingMark = ' aria-roledescription="';

/** Blocks that speak another language than English have it. */
const textsMark = ` ${localTextsAttribute}="`;

/**
 * The chunks that blocks on this page will start by themselves, flat, so that none
 * waits for another; fetched with low priority, after the page's own pictures.
 */
function modulePreloads(
  runtime: RuntimeManifest,
  blockTypes: readonly string[],
  sections: string,
): string {
  const started = blocks.filter(
    ({ id, start }) => blockTypes.includes(id) && start !== 'interaction',
  );
  const ofShop = shopKinds.filter((kind) => blockTypes.includes(kind));
  if (started.length + ofShop.length === 0 || runtime.entry === '') return '';
  const kinds = [
    ...started.map(({ id }) => id),
    ...(ofShop.length > 0 ? ['shop', ...ofShop] : []),
    ...(sections.includes(formMark) ? ['form'] : []),
    ...(sections.includes(movingMark) ? ['moving-gallery'] : []),
    ...(sections.includes(textsMark) ? ['texts'] : []),
  ];
  const files = new Set([
    runtime.entry,
    ...kinds.flatMap((kind) => runtime.blocks[kind]?.js ?? []),
  ]);
  return [...files]
    .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
    .join('');
}
