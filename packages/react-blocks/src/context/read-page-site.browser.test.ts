import { readSiteContext } from '@frontage/site-model';
import { goodContext } from '@frontage/site-model/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../server/render-page';
import { testContext } from '../testing/test-blocks';
import { testDocument, testInput } from '../testing/test-page';
import { readPageSite } from './read-page-site';

// Node's own hashes, which a browser has not; what they are made of is not looked at here.
vi.mock('../server/policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.pageType;
});

const {
  authenticatedAccount,
  websiteRoles,
  demoCollections,
  // In the page by themselves.
  googleFonts: _google,
  typekitFonts: _typekit,
  disqusShortname: _shortname,
  commentsEnabled: _counted,
  ...forEverybody
} = goodContext;
const { typekitId: _kit, ...website } = goodContext.website;
const facts = {
  ...forEverybody,
  website: { ...website, developerMode: false, cloneable: false },
  collection: { ...goodContext.collection, title: 'Shop </script>' },
};
const secrets = { authenticatedAccount, websiteRoles, demoCollections };

/** Opens the body of a served page. */
function open(raw: object): string {
  const site = readSiteContext(raw).context;
  const input = testInput(testDocument());
  const page = { ...input.page, pageType: site.pageType };
  const { html } = renderPage({ ...input, page, site });
  const [body = ''] = /<body>[^]*<\/body>/.exec(html) ?? [];
  document.body.innerHTML = body;
  document.documentElement.dataset.pageType = /data-page-type="(\d+)"/.exec(html)?.[1];
  return body;
}

it('[3.21l] a block of a served page gets what its page tells everybody of collection, item and site', () => {
  open({ ...facts, ...secrets });
  const site = testContext().shared(readPageSite);
  expect(site).toEqual(readSiteContext(facts).context);
});

it('[3.21l] nothing of a visitor or of the owner is in the page', () => {
  const body = open({ ...facts, ...secrets });
  expect(body).not.toMatch(/Mara|websiteRoles|demoCollections|developerMode|cloneable/);
});

it.each(['developerMode', 'cloneable'])(
  '[2.09a] a site in %s says so, since its owner is not led away from it',
  (mode) => {
    open({ ...facts, website: { ...facts.website, [mode]: true } });
    expect(testContext().shared(readPageSite).website).toMatchObject({ [mode]: true });
  },
);

it('a page that tells nothing, or no JSON, gives what is usual', () => {
  const usual = readSiteContext({}).context;
  expect(testContext().shared(readPageSite)).toEqual(usual);
  document.body.innerHTML = '<script type="application/json" data-site-context>{</script>';
  expect(testContext().shared(readPageSite)).toEqual(usual);
});
