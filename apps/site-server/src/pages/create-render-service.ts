import {
  type BlockServices,
  type FragmentCache,
  type RenderedPage,
  type RenderInput,
} from '@frontage/react-blocks/server';
import { readFontSheets, readSiteContext, type PageRecord } from '@frontage/site-model';
import { blockFields } from '@frontage/react-blocks/fields';
import { collectReferences } from '@frontage/site-model/fields';
import type { CaptchaPolicy, PagePolicy } from '../http/security-headers';
import { findAssets } from '../pictures/assets';
import { pageLanguage } from '../sites/page-language';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { BlockContent, LoadBlocks } from './block-content';
import { createByteCache } from './create-byte-cache';
import type { Runtime } from './runtime/load-runtime';

/** Turns a page into HTML; `renderPage` of `@frontage/react-blocks/server`, or a stand-in. */
export type RenderPage = (input: RenderInput) => RenderedPage;

/**
 * What a single answer gives the blocks of a page: how a form went, what a search found, which
 * slide its address names, what is one visitor's in the shop.
 */
export type PageState = Partial<BlockServices> & {
  /** What a visitor chose on the page, such as a filter of products. */
  query?: URLSearchParams;
  /** What the captcha of this answer needs, in place of those of the page's blocks. */
  captchas?: CaptchaPolicy;
};

/** A page's HTML, and what its policy must allow. */
export type ServedPage = Pick<RenderedPage, 'html' | 'isPrivate'> & {
  policy: PagePolicy;
  /** Absent for a page that changes only with its site. */
  live?: BlockContent['live'];
};

/** Renders pages with what they refer to. */
export type RenderService = (
  site: Site,
  page: PageRecord,
  state?: PageState,
) => Promise<ServedPage>;

/** What pages are rendered with. */
export interface RenderOptions {
  /** The reading side. */
  read: Database;
  runtime: Runtime;
  renderPage: RenderPage;
  /** What looks up the blocks of other rooms. One of them at most shows what changes by itself. */
  loaders: readonly LoadBlocks[];
}

/** Bytes of rendered blocks that are kept, so that an edit renders one block again. */
const fragmentBytes = 16 * 1024 * 1024;

/** Makes the renderer of a server. */
export function createRenderService({
  read,
  runtime,
  renderPage,
  loaders,
}: RenderOptions): RenderService {
  const fragments = createFragments();
  return async (site, page, { query, captchas, ...state } = {}) => {
    const { document } = page;
    const [assets, ...loaded] = await Promise.all([
      findAssets(read, site.id, collectReferences(document, blockFields).assetIds),
      ...loaders.map((load) => load({ site, document, query })),
    ]);
    const contents = loaded.filter((content) => content !== undefined);
    const assetById = new Map(assets.map((asset) => [asset.id, asset]));
    const {
      html,
      policy,
      isPrivate = false,
    } = renderPage({
      page,
      site: {
        ...readSiteContext(site.settings.context).context,
        pageType: page.pageType,
        collectionId: page.collectionId ?? '',
      },
      ...pageLanguage(site.settings, document),
      asset: (id) => assetById.get(id),
      form: () => undefined,
      ...inputOf(contents),
      runtime: runtime.manifest,
      fontSheets: readFontSheets(site.settings.fontSheets).fontSheets,
      theme: site.settings.theme,
      fragments,
      ...state,
    });
    const live = contents.find((content) => content.live)?.live;
    return {
      html,
      isPrivate,
      policy: { ...policy, ...policyOf(contents), ...(captchas && { captchas }) },
      ...(live && { live }),
    };
  };
}

function inputOf(contents: readonly BlockContent[]): Partial<RenderInput> {
  return contents.reduce<Partial<RenderInput>>((all, { input }) => ({ ...all, ...input }), {});
}

function policyOf(contents: readonly BlockContent[]): Pick<PagePolicy, 'forms' | 'captchas'> {
  return {
    forms: contents.flatMap(({ policy }) => policy?.forms ?? []),
    captchas: contents.reduce<CaptchaPolicy>(
      (all, { policy }) => ({ ...all, ...policy?.captchas }),
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
