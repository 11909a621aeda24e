import type { FormDefinition } from '@frontage/form-runtime';
import type { FragmentCache, RenderedPage, RenderInput } from '@frontage/react-blocks/server';
import {
  collectReferences,
  readFontSheets,
  readSiteContext,
  type PageRecord,
} from '@frontage/site-model';
import { captchaPolicy, shopCaptchaPolicy } from '../captcha/captcha-policy';
import { recaptchaScript } from '../captcha/recaptcha-script';
import type { RecaptchaAccount } from '../captcha/verify-recaptcha';
import { readRedirect } from '../forms/definitions/read-redirect';
import type { PagePolicy } from '../http/security-headers';
import type { Runtime } from './runtime/load-runtime';
import { shownProducts, type ShownProducts } from '../shop/catalogue/shown-products';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import { createByteCache } from './create-byte-cache';
import { pageLanguage } from '../sites/page-language';

/** Turns a page into HTML; `renderPage` of `@frontage/react-blocks/server`, or a stand-in. */
export type RenderPage = (input: RenderInput) => RenderedPage;

/**
 * What a single answer adds to a page: how a form went, what a search found, which slide its
 * address names, what is one visitor's in the shop, what came of a wish to hear.
 */
export type PageState = Pick<
  RenderInput,
  'formState' | 'searchState' | 'slide' | 'shop' | 'restock'
> & {
  /** What a visitor chose in the page's lists of products. */
  productQuery?: URLSearchParams;
};

/** What a page shows of products, so that who keeps the page knows whether it still does. */
export interface PageProducts extends Pick<ShownProducts, 'mark' | 'nextAt'> {
  /** What it would show by now. */
  look(site: Site): Promise<Pick<ShownProducts, 'mark' | 'nextAt'> | undefined>;
}

/** A page's HTML, and what its policy must allow. */
export type ServedPage = Pick<RenderedPage, 'html'> & {
  policy: PagePolicy;
  /** Absent for a page that shows no products. */
  products?: PageProducts;
};

/** Renders pages with what they refer to. */
export type RenderService = (
  site: Site,
  page: PageRecord,
  state?: PageState,
) => Promise<ServedPage>;

/** Bytes of rendered blocks that are kept, so that an edit renders one block again. */
const fragmentBytes = 16 * 1024 * 1024;

/**
 * Makes the renderer of a server.
 *
 * @param store where assets and forms come from
 * @param runtime the built browser bundle
 * @param renderPage makes the HTML
 * @param recaptcha the account behind forms that want reCAPTCHA
 */
export function createRenderService(
  store: Store,
  runtime: Runtime,
  renderPage: RenderPage,
  recaptcha?: RecaptchaAccount,
): RenderService {
  const fragments = createFragments();
  return async (site, page, { productQuery, ...state } = {}) => {
    const { document } = page;
    const references = collectReferences(document);
    const [assets, forms, shown] = await Promise.all([
      store.assets(site.id, references.assetIds),
      store.forms(site.id, references.formIds),
      shownProducts(store, { site, document }, productQuery),
    ]);
    const assetById = new Map(assets.map((asset) => [asset.id, asset]));
    const formById = new Map(forms.map((form) => [form.id, form]));
    const { theme } = site.settings;
    const language = pageLanguage(site.settings, page.document);
    const { html, policy } = renderPage({
      page,
      site: {
        ...readSiteContext(site.settings.context).context,
        pageType: page.pageType,
        collectionId: page.collectionId ?? '',
      },
      ...language,
      recaptcha: recaptcha && {
        siteKey: recaptcha.siteKey,
        script: recaptchaScript(recaptcha, language.locale),
      },
      asset: (id) => assetById.get(id),
      form: (id) => formById.get(id),
      product: shown?.product,
      productList: shown?.productList,
      runtime: runtime.manifest,
      fontSheets: readFontSheets(site.settings.fontSheets).fontSheets,
      theme,
      fragments,
      ...state,
    });
    const captchas =
      state.shop?.kind === 'cart' && state.shop.captcha
        ? shopCaptchaPolicy(state.shop.captcha)
        : captchaPolicy(forms, recaptcha);
    return {
      html,
      policy: { ...policy, forms: foreignHosts(forms), captchas },
      ...(shown && {
        products: {
          mark: shown.mark,
          nextAt: shown.nextAt,
          look: (later) => shownProducts(store, { site: later, document }),
        },
      }),
    };
  };
}

/** Where else the forms of a page lead. */
function foreignHosts(forms: readonly FormDefinition[]): string[] {
  const hosts = forms.map(({ successRedirect = '/' }) => readRedirect(successRedirect)?.elsewhere);
  return [...new Set(hosts)].filter((host) => host !== undefined);
}

function createFragments(): FragmentCache {
  const cache = createByteCache<NonNullable<ReturnType<FragmentCache['get']>>>(fragmentBytes);
  return {
    get: (key) => cache.get(key),
    set: (key, fragment) =>
      cache.set(key, fragment, 2 * (key.length + fragment.html.length + fragment.rules.length)),
  };
}
