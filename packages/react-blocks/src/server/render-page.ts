import { consentPolicyAttribute } from '@frontage/census';
import { laterAttribute } from '@frontage/core-lifecycle/dom';
import { cookiePolicy } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import { blockFields } from '../blocks/block-fields';
import { registry } from '../registry';
import type { PageNeeds } from '../render/page-needs';
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
import type { RenderedPage, RenderInput, RuntimeManifest } from './render-input';
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
  const preloads = modulePreloads(runtime, {
    started: [...needs.started, ...parts.needs.started],
    touched: [...needs.touched, ...parts.needs.touched],
    touchedScripts: needs.touchedScripts,
    scripts: [...needs.scripts, ...parts.needs.scripts],
  });

  return {
    html:
      `<!doctype html><html lang="${locale.replace(/[^\w-]/g, '')}" dir="${dir === 'rtl' ? 'rtl' : 'ltr'}" data-page-type="${page.pageType}"${mark && ` ${consentPolicyAttribute}="${mark}"`}>` +
      `<head>${head}</head><body>${body}${comments}${siteContextScript(input.site)}${experimentScript(input.experiments)}${census.root}${preloads}${fontSheets.bodyEnd}</body></html>`,
    policy: {
      ...fontSheets.policy,
      script: [
        runtime.boot.hash,
        ...census.scriptHashes,
        ...fontSheets.policy.script,
        ...parts.scriptHashes,
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

/**
 * The chunks that blocks of this page load by themselves, as a flat list, so that none waits for
 * another: those of the kinds of which some wait, since a picture that comes with the page needs no
 * script. They rest in a template until the boot fetches the runtime: before the page is shown
 * they would only take the line and the processor from its pictures and fonts. Kinds that wait for
 * a touch have templates of their own.
 */
function modulePreloads(
  runtime: RuntimeManifest,
  needs: Pick<Required<PageNeeds>, 'started' | 'touched' | 'touchedScripts' | 'scripts'>,
): string {
  if (runtime.entry === '') return '';
  const { started, touched, touchedScripts, scripts } = needs;
  const later = touched.filter((kind) => !started.includes(kind));
  const first = [...started.filter(startsByItself), ...started.flatMap(blockScripts)];
  if (first.length + later.length === 0) return '';
  const templates = later.map((kind) =>
    preloadTemplate(runtime, idOf(kind), [
      kind,
      ...blockScripts(kind),
      ...(touchedScripts[kind] ?? []),
    ]),
  );
  return preloadTemplate(runtime, '', [...first, ...scripts]) + templates.join('');
}

/** The id of the definition by which a kind of block starts. */
function idOf(kind: string): string {
  return registry.some(({ id }) => id === kind) ? kind : 'shop';
}

function startsByItself(kind: string): boolean {
  return registry.some(({ id, start }) => id === kind && start !== 'interaction');
}

function preloadTemplate(
  { blocks }: RuntimeManifest,
  kind: string,
  chunks: readonly string[],
): string {
  const files = new Set(chunks.flatMap((chunk) => blocks[chunk]?.js ?? []));
  const links = [...files].map((href) => `<link rel="modulepreload" href="${href}">`);
  // A browser that finds no template does without what describes one.
  if (links.length === 0) return '';
  const value = kind && `="${kind}"`;
  return `<template ${laterAttribute}${value}>${links.join('')}</template>`;
}
