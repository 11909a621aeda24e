import type { SiteFiles } from '../../imports/site-files/site-files';

/** Counts what a site has as files, such as `pages: 3, drafts: 0, forms: 1`. */
export function countFiles(
  files: Readonly<Record<keyof Omit<SiteFiles, 'settings'>, { readonly length: number }>>,
): string {
  const { pages, drafts, forms, assets, products, coupons, patterns, translations, redirects } =
    files;
  return Object.entries({
    pages,
    drafts,
    forms,
    assets,
    products,
    coupons,
    patterns,
    translations,
    redirects,
  })
    .map(([kind, { length }]) => `${kind === 'assets' ? 'pictures and files' : kind}: ${length}`)
    .join(', ');
}
