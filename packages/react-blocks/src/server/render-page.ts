import { consentPolicyAttribute } from '@frontage/census';
import { cookiePolicy } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import { blockFields } from '../blocks/block-fields';
import { frameTexts } from './frame.texts';
import { sayEnglish } from '../texts/say-english';
import { textsInUse } from '../texts/stored-texts';
import { consentMark } from './consent-mark';
import { commentsCountRoot } from './comments-count-root';
import { fontSheetParts } from './font-sheet-parts';
import { policyHash } from './policy-hash';
import { loggedOutCss, loggedOutStyles, renderLoggedOut } from './render-logged-out';
import { blockScripts } from './render-block';
import { renderCensus } from './render-census';
import { renderBody } from './render-body';
import { renderHead } from './render-head';
import { languageLinksCss, renderLanguageLinks } from './render-language-links';
import type { RenderedPage, RenderInput } from './render-input';
import { renderLater } from './render-later';
import { renderParts } from './render-parts';
import { memoryOf } from './render-memory';
import { messageStyles, renderMessage } from './render-message';
import { renderSections } from './render-sections';
import { experimentScript } from './experiment-script';
import { siteContextScript } from './site-context-script';

/**
 * Renders a published page to HTML that works without scripts. The same input gives the same bytes:
 * they contain nothing about a visitor or a single response.
 */
export function renderPage(input: RenderInput): RenderedPage {
  const { page, headerFooter, runtime, theme, locale, dir, message, fragments } = input;
  const { html: sections, rules, blockTypes, needs, isPrivate } = renderSections(input);
  const texts = textsInUse(input.texts, locale);
  const frame = (texts?.say ?? sayEnglish)(frameTexts);
  const path = `/${page.slug}`;
  const languages = renderLanguageLinks(input.languageLinks ?? [], path, frame.languages);
  const parts = renderParts(input, texts, hasShop(blockTypes));
  const main = message ? renderMessage(message) + sections : sections;
  const body =
    (input.isLoggedOut ? renderLoggedOut(frame) : '') +
    renderBody(headerFooter, path, main, frame, {
      ...parts.body,
      header: languages + parts.body.header,
    });
  const styled = styledKinds(blockTypes, [
    ...(message ? messageStyles : []),
    ...needs.styles,
    ...(input.isLoggedOut ? loggedOutStyles : []),
    ...parts.needs.styles,
  ]);
  const style = [
    runtime.styles,
    ...styled.map((type) => runtime.blocks[type]?.css ?? ''),
    languages === '' ? '' : languageLinksCss,
    theme,
    rules,
    parts.rules,
    input.isLoggedOut ? loggedOutCss : '',
  ]
    .join('')
    // The owner's theme cannot end the style element; CSS reads `\\/` as `/`.
    .replaceAll('</', '<\\/');
  const census = renderCensus(input.census);
  const mark = consentMark(input.site);
  const fontSheets = fontSheetParts(
    input.fontSheets,
    cookiePolicy(input.site.cookieSettings).isCookieBannerEnabled,
  );
  const comments = commentsCountRoot(needs, headerFooter, input.site);
  const head = renderHead(input, {
    style,
    styleNames: styled,
    texts: frame,
    fontSheets: fontSheets.head,
    // Lists of one page are turned together: they read the same address.
    listPage: needs.listPages[0],
    feeds: needs.feeds,
    census: census.head,
  });
  const connects = [...needs.connects, ...census.connects];
  const trustedTypes = comments === '' ? needs.trustedTypes : ['default'];
  const frames = [...needs.frames, ...collectReferences(page.document, blockFields).frameOrigins];
  const isActing =
    census.isLoaded || comments !== '' || input.site.websiteSettings.useEscapeKeyToLogin;
  const later = renderLater(runtime, [needs, parts.needs], isActing);

  return {
    html:
      `<!doctype html><html lang="${locale.replace(/[^\w-]/g, '')}" dir="${dir === 'rtl' ? 'rtl' : 'ltr'}" data-page-type="${page.pageType}"${mark && ` ${consentPolicyAttribute}="${mark}"`}>` +
      `<head>${head}</head><body>${body}${comments}${siteContextScript(input.site)}${experimentScript(input.experiments)}${census.root}${later.html}${fontSheets.bodyEnd}</body></html>`,
    policy: {
      ...fontSheets.policy,
      script: [
        runtime.boot.hash,
        ...census.scriptHashes,
        ...fontSheets.policy.script,
        ...parts.scriptHashes,
        ...later.scriptHashes,
      ],
      style: [fragments ? memoryOf(fragments).styleHash(style) : policyHash(style)],
      ...(frames.length > 0 && { frames }),
      ...(needs.media.length > 0 && { media: needs.media }),
      ...(needs.images.length > 0 && { images: needs.images }),
      ...(connects.length > 0 && { connects }),
      ...(trustedTypes.length > 0 && { trustedTypes }),
    },
    blockTypes,
    ...(isPrivate && { isPrivate }),
  };
}

/** Whether something on a page may change the cart. */
function hasShop(blockTypes: readonly string[]): boolean {
  return blockTypes.some((kind) => blockScripts(kind).includes('shop'));
}

/** The kinds and parts whose styles the page carries: those of its blocks first, then others. */
function styledKinds(blockTypes: readonly string[], needed: readonly string[]): readonly string[] {
  return [...new Set([...blockTypes, ...needed])];
}
