/** @type {import('./run-mutants.mjs').Mutant[]} */
export const LINKS = [
  {
    finding: 'A file that only the header leads to is said to be gone',
    file: 'apps/site-server/src/area/links/find-broken-links.ts',
    mend: '    ...siteLinks,\n  ]);',
    instead: '  ]);',
    test: 'apps/site-server/src/area/links/site-links.test.ts',
  },
  {
    finding: 'Broken links in the header of another language are not listed',
    file: 'apps/site-server/src/area/link-checks/list-site-links.ts',
    mend: '...listLanguages(settings).flatMap(',
    instead: '...[].flatMap(',
    test: 'apps/site-server/src/area/links/site-links.test.ts',
  },
  {
    finding: 'Broken links after forms are not listed',
    file: 'apps/site-server/src/area/link-checks/list-site-links.ts',
    mend: '...forms.flatMap(linksAfter),',
    instead: '',
    test: 'apps/site-server/src/area/links/site-links.test.ts',
  },
  {
    finding: 'Broken links in Markdown are not listed',
    file: 'apps/site-server/src/pages/documents/collect-links.ts',
    mend: 'for (const link of listMarkdownLinks(value))',
    instead: 'for (const link of [])',
    test: 'apps/site-server/src/area/links/site-links.test.ts',
  },
  {
    finding:
      'Whoever deletes a page that was renamed is not told of links that use its old address',
    file: 'apps/site-server/src/pages/documents/list-linked-pages.ts',
    mend: '...earlier.flat()]',
    instead: ']',
    test: 'apps/site-server/src/area/links/site-links.test.ts',
  },
  {
    finding: 'The list of translations drops pages whose original was deleted',
    file: 'apps/site-server/src/area/translations/load-translations.ts',
    mend: '(left.has(id) ? [originalId] : [])',
    instead: '[]',
    test: 'apps/site-server/src/area/translations/translations.test.ts',
  },
  {
    finding: 'Whoever deletes a file is not told that the footer or a form leads to it',
    file: 'apps/site-server/src/area/assets/find-asset-uses.ts',
    mend: '    ...links.map(({ place: { name: title, path: href } }) => ({ title, href })),\n',
    instead: '',
    test: 'apps/site-server/src/area/assets/assets.test.ts',
  },
  {
    finding: 'Whoever deletes a product is not told what shows it or leads to it',
    file: 'apps/site-server/src/area/product/list-product-links.ts',
    mend: 'await listLinksHere(db, site.id, to)',
    instead: '[]',
    test: 'apps/site-server/src/area/product/product.test.ts',
  },
  {
    finding: 'A year behind the title of an item stays when its pattern no longer has it',
    file: 'apps/site-server/src/pages/items/move-items.ts',
    mend: 'if (to !== wanted && isItemSlugOf(from, wanted)) continue;',
    instead: 'if (isItemSlugOf(from, wanted)) continue;',
    test: 'apps/site-server/src/area/collections/addresses.test.ts',
  },
];
