import { Badge } from '../blocks/badge/Badge';
import { InfoBar } from '../blocks/info-bar/InfoBar';
import type { PageNeeds } from '../render/page-needs';
import type { TextsInUse } from '../texts/texts-in-use';
import { consentMark } from './consent-mark';
import { headerCart } from './header-cart';
import { renderAnnouncement } from './render-announcement';
import type { BodyParts } from './render-body';
import { renderCookieBanner } from './render-cookie-banner';
import type { RenderInput } from './render-input';
import { hasFolders, headerMenuKind } from './render-navigation';
import { renderPart } from './render-part';
import { renderPopup } from './render-popup';

/** The parts that not every page has, and what they need of their page. */
export interface RenderedParts {
  readonly body: Required<BodyParts>;
  readonly needs: Required<Pick<PageNeeds, 'styles' | 'started' | 'touched' | 'scripts'>>;
  /** The rules of their values. */
  readonly rules: string;
  /** The sources that allow their scripts. */
  readonly scriptHashes: readonly string[];
}

/**
 * Renders the parts around the sections of a page that a site may go without: the cart of its
 * header, its announcement bar, its pop-up, its cookie banner, its info bar, its badge.
 *
 * @param input what the page is rendered from
 * @param texts in the page's language
 * @param hasShop whether something on the page may change the cart
 */
export function renderParts(
  input: RenderInput,
  texts: TextsInUse | undefined,
  hasShop: boolean,
): RenderedParts {
  const { headerFooter, announcement } = input;
  const cart = headerFooter.header.cart ? headerCart(texts, hasShop) : undefined;
  const bar = announcement && renderAnnouncement(announcement, texts);
  const popup = input.popup && renderPopup(input.popup, input);
  const cookies = input.cookieBanner && renderCookieBanner(input.cookieBanner, input.locale, texts);
  const menu = hasFolders(headerFooter.header.navigation) ? [headerMenuKind] : [];
  const bottom = [
    ...(input.infoBar ? [renderPart(<InfoBar {...input.infoBar} />, texts)] : []),
    ...(input.badge ? [renderPart(<Badge {...input.badge} />, texts)] : []),
  ];
  // A policy without a banner has cookies to remove, too.
  const isWanted = cookies !== undefined || consentMark(input.site) !== '';
  const script = isWanted ? input.runtime.consent : undefined;
  return {
    body: {
      header: cart?.html ?? '',
      above: (cookies?.html ?? '') + inlineScript(script?.code) + (bar?.html ?? ''),
      end: (popup?.html ?? '') + bottom.map(({ html }) => html).join(''),
      note: cookies?.link ?? '',
    },
    needs: {
      styles: [
        ...menu,
        ...(cart?.needs.styles ?? []),
        ...(bar?.needs.styles ?? []),
        ...(popup?.styles ?? []),
        ...(cookies?.styles ?? []),
        ...bottom.flatMap(({ needs }) => needs.styles),
      ],
      started: [...(cart?.needs.started ?? []), ...(popup?.started ?? [])],
      touched: [...menu, ...(cart?.needs.touched ?? [])],
      scripts: cart?.needs.scripts ?? [],
    },
    rules: popup?.rules ?? '',
    scriptHashes: [...(bar ? [bar.scriptHash] : []), ...(script ? [script.hash] : [])],
  };
}

/** It is not escaped: the build knows that its text cannot end the element. */
function inlineScript(code: string | undefined): string {
  return code === undefined ? '' : `<script>${code}</script>`;
}
