import {
  type BlockServices,
  type FragmentCache,
  type PageMessage,
  type RenderedPage,
  type RenderInput,
} from '@frontage/react-blocks/server';
import {
  contextFontSheets,
  readFontSheets,
  readSiteContext,
  type PageRecord,
} from '@frontage/site-model';
import { withoutHidden } from './documents/without-hidden';
import { blockFields } from '@frontage/react-blocks/fields';
import { collectReferences, readSiteExperiments } from '@frontage/site-model/fields';
import type { CaptchaPolicy, PagePolicy } from '../http/security-headers';
import { findAssets } from '../pictures/assets';
import { listLanguages } from '../sites/languages';
import { pageLanguage } from '../sites/page-language';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { inputOf, joinLive, type BlockContent, type LoadBlocks } from './block-content';
import { createByteCache } from './create-byte-cache';
import { createSiteFonts } from './create-site-fonts';
import { lookFontIds, lookOfPage } from './look-of-page';
import { brandAssetIds, pageBrand } from './page-brand';
import { pageCensus } from './page-census';
import { pageContext } from './page-context';
import { listPublishedVersions } from './translations/list-published-versions';
import { experimentContexts } from './experiment-contexts';
import { standingVariants, type Variants } from './standing-variants';
import { withSeenLinks } from './with-seen-links';
import { withVariants } from './with-variants';
import { pageVersions } from './page-versions';
import { shownParts, type TriedPart } from './shown-parts';
import type { Runtime } from './runtime/load-runtime';

/** Turns a page into HTML; `renderPage` of `@frontage/react-blocks/server`, or a replacement. */
export type RenderPage = (input: RenderInput) => RenderedPage;

/**
 * What a single answer passes to the blocks of a page: the result of a form or of a search, the
 * slide in its address, the visitor's own data in the shop.
 */
export type PageState = Partial<BlockServices> & {
  /** What the page says above its sections. */
  message?: PageMessage;
  /** Whether its visitor has just logged out [2.05]. */
  isLoggedOut?: boolean;
  /** The visitor's choices on the page, such as a filter of products. */
  query?: URLSearchParams;
  /**
   * The part of the page that somebody who looks after the site tries: it is there whether or not
   * visitors see it. @default none
   */
  tried?: TriedPart;
  /** The experiments as its visitor has them. @default as everybody has them */
  variants?: Variants;
  /** Whether it has no cookie banner, whatever the settings say. @default false */
  withoutBanner?: boolean;
  /** Whether its visitor has answered the cookie banner. @default false */
  hasDecided?: boolean;
  /**
   * Whether it has the blocks that are hidden from visitors or show nothing, and the sections of
   * all variants. @default false
   */
  showsHidden?: boolean;
  /** What the captcha of this answer needs, instead of the captchas of the page's blocks. */
  captchas?: CaptchaPolicy;
};

/** A page's HTML, and what its policy must allow. */
export type ServedPage = Pick<RenderedPage, 'html' | 'isPrivate'> & {
  policy: PagePolicy;
  /** Absent for a page that changes only with its site. */
  live?: BlockContent['live'];
};

/** Renders pages with the data that they refer to. */
export type RenderService = (
  site: Site,
  page: PageRecord,
  state?: PageState,
) => Promise<ServedPage>;

/** The options for rendering pages. */
export interface RenderOptions {
  /** The reading side. */
  read: Database;
  runtime: Runtime;
  renderPage: RenderPage;
  /** Load the data of other rooms' blocks. */
  loaders: readonly LoadBlocks[];
  /** The address that visitors use, if a proxy hides it. @default that of the site */
  baseUrl?: string | undefined;
  /** Receives what is wrong with a page that is served all the same. */
  report: (error: unknown, message: string) => void;
}

/** Bytes of cached rendered blocks, so that an edit renders only one block again. */
const fragmentBytes = 16 * 1024 * 1024;

/** Creates the renderer of a server. */
export function createRenderService({
  read,
  runtime,
  renderPage,
  loaders,
  baseUrl,
  report,
}: RenderOptions): RenderService {
  const fragments = createFragments();
  const fontsOf = createSiteFonts(runtime, report);
  return async (site, stored, { query, captchas, tried, variants, ...shown } = {}) => {
    const {
      showsHidden = false,
      hasDecided = false,
      withoutBanner = showsHidden,
      ...state
    } = shown;
    const experiments = readSiteExperiments(site.settings.experiments);
    const got = variants ?? standingVariants(experiments);
    const page = showsHidden ? stored : withoutHidden(withVariants(stored, got));
    const { parts: own, ...language } = pageLanguage(site.settings, page.document);
    const { context: ofSite } = readSiteContext(site.settings.context);
    const cookies = {
      settings: ofSite.cookieSettings,
      isOwnLanguage: language.locale === site.settings.locale,
      isDecided: hasDecided,
    };
    const parts = shownParts({ ...own, page, cookies, tried, withoutBanner });
    const { document } = parts;
    const [headerFooter, assets, ...loaded] = await Promise.all([
      withSeenLinks(read, page, language.headerFooter),
      findAssets(read, site.id, [
        ...collectReferences(document, blockFields).assetIds,
        ...brandAssetIds(site.settings),
        ...lookFontIds(site.settings),
      ]),
      ...loaders.map((load) => load({ site, page, document, query })),
    ]);
    const context = await pageContext(read, { ...ofSite, ...parts.context }, page);
    const translated = await listTranslated(read, site, page);
    const contents = loaded.filter((content) => content !== undefined);
    const assetById = new Map(assets.map((asset) => [asset.id, asset]));
    const {
      html,
      policy,
      isPrivate = false,
    } = renderPage({
      page,
      site: context,
      census: pageCensus(site, page, context),
      ...language,
      headerFooter,
      ...parts.input,
      ...lookOfPage(site.settings, language, fontsOf(site, assetById)),
      asset: (id) => assetById.get(id),
      brand: pageBrand(site, (id) => assetById.get(id), baseUrl),
      ...pageVersions(site, page, translated, baseUrl),
      form: () => undefined,
      ...inputOf(contents),
      experiments: experimentContexts(experiments, stored, got),
      runtime: runtime.manifest,
      fontSheets: readFontSheets([
        ...contextFontSheets(context),
        ...readFontSheets(site.settings.fontSheets).fontSheets,
      ]).fontSheets,
      fragments,
      showsEmpty: showsHidden,
      ...state,
    });
    const live = joinLive(contents);
    return {
      html,
      isPrivate,
      policy: { ...policy, ...policyOf(contents), ...(captchas && { captchas }) },
      ...(live && { live }),
    };
  };
}

/** A site with one language has no translations. */
function listTranslated(read: Database, { id, settings }: Site, page: PageRecord) {
  if (listLanguages(settings).length === 0) return [];
  return listPublishedVersions(read, id, page.id, settings.locale);
}

function policyOf(contents: readonly BlockContent[]): Pick<PagePolicy, 'forms' | 'captchas'> {
  return {
    forms: contents.flatMap(({ policy }) => policy?.forms ?? []),
    captchas: contents.reduce<CaptchaPolicy>(
      (captchas, { policy }) => ({ ...captchas, ...policy?.captchas }),
      {},
    ),
  };
}

function createFragments(): FragmentCache {
  const cache = createByteCache<NonNullable<ReturnType<FragmentCache['get']>>>(fragmentBytes);
  return {
    get: (key) => cache.get(key),
    set: (key, fragment) =>
      cache.set(key, fragment, 2 * (key.length + fragment.html.length + fragment.rules.length)),
  };
}
