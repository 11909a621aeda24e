import type { PageNeeds } from '../render/page-needs';
import type { TextsInUse } from '../texts/texts-in-use';
import { headerCart } from './header-cart';
import { renderAnnouncement } from './render-announcement';
import type { BodyParts } from './render-body';
import type { RenderInput } from './render-input';
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
 * header, its announcement bar, its pop-up.
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
  return {
    body: { header: cart?.html ?? '', above: bar?.html ?? '', end: popup?.html ?? '' },
    needs: {
      styles: [
        ...(cart?.needs.styles ?? []),
        ...(bar?.needs.styles ?? []),
        ...(popup?.styles ?? []),
      ],
      started: [...(cart?.needs.started ?? []), ...(popup?.started ?? [])],
      touched: cart?.needs.touched ?? [],
      scripts: cart?.needs.scripts ?? [],
    },
    rules: popup?.rules ?? '',
    scriptHashes: bar ? [bar.scriptHash] : [],
  };
}
