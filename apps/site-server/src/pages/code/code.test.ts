import type { PublishReview } from '@frontage/site-model/editing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedPage } from '../documents/edited-page';
import { addCode, codeDocument, type CodeData } from '../../testing/add-code';
import { collectionDesk } from '../../testing/collection-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { host } from '../../testing/server-fixture';
import { ids, settings } from '../../testing/site-fixture';
import { addressOfPageCode, listPageCodes } from './page-codes';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
let editor: string;
beforeEach(async () => {
  desk = await collectionDesk();
  editor = await signIn(desk.store, await addAccount(desk.store, ['editor']));
});
afterEach(() => desk.remove());

const widget: CodeData = {
  title: 'Tides',
  code: '<p id="t">Tide</p><script>t.textContent = "High"</script>',
  scripts: true,
  sources: 'https://tides.example/widget.js',
};

const policyAt = async (address: string) => {
  const { status, headers } = await desk.visit(address);
  return status === 200 ? String(headers['content-security-policy']) : String(status);
};
const publish = async (id: string, by?: string) =>
  desk.post(
    `/config/pages/${id}/publish`,
    { do: 'publish', revision: await desk.revisionOf(id) },
    by,
  );
/** Changes the code of a page; gives the address of its frame. */
async function change(id: string, data: CodeData): Promise<string> {
  const page = await findEditedPage(desk.store.read, ids.site, id);
  if (!page) throw new Error('The page is there.');
  const { collectionId: _none, ...rest } = page;
  const document = codeDocument(data);
  await desk.store.savePage({ ...rest, document });
  const [code] = listPageCodes(document);
  return code ? addressOfPageCode(id, code) : '';
}
const factsOf = async (id: string, by?: string, of = 'Code') => {
  const { json } = await desk.lookAsScript(`/config/pages/${id}/changes`, by);
  const { facts } = (json as { data: PublishReview }).data;
  return facts.filter(({ label }) => label === of).map(({ text }) => text);
};

describe('code of an owner', () => {
  it('stands in a frame without an origin, under a policy of its own; the page allows nothing more', async () => {
    const { address } = await addCode(desk.store, { ...widget, scripts: false });
    const { text, headers } = await desk.visit('/code');
    expect(text).toContain(`src="${address}" title="Tides" height="320"`);
    expect(text).not.toContain('allow-same-origin');
    expect(text).not.toContain('t.textContent');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('tides.example');
    const own = await policyAt(address);
    expect(own).toMatch(/script-src 'none'.*sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(own).toContain('img-src data: https://tides.example;');
  });

  it('from other addresses waits, with a button, where a site asks and nobody has accepted', async () => {
    const context = { cookieSettings: { isCookieBannerEnabled: true } };
    await desk.store.saveSite({ id: ids.site, host, settings: { ...settings, context } });
    const { id, address } = await addCode(desk.store, { ...widget, scripts: false });
    expect((await desk.visit('/code')).text).toMatch(/<iframe[^>]* data-consent-frame=""/);
    const held = await desk.visit(address);
    expect(held.text).toMatch(
      /“Tides” comes from tides\.example\..*<a href="\?show=yes">Show “Tides”/s,
    );
    expect(held.text).not.toContain('id="t"');
    expect(await policyAt(address)).not.toContain('tides.example');
    expect((await desk.visit(`${address}?show=yes`)).text).toContain('id="t"');
    const own = await change(id, { ...widget, scripts: false, sources: '' });
    expect((await desk.visit(own)).text).toContain('id="t"');
  });

  it('runs scripts only if someone has published it who may inject code', async () => {
    const { id, address } = await addCode(desk.store, widget);
    await publish(id, editor);
    expect(await policyAt(address)).toContain("script-src 'none'");
    await publish(id);
    const own = await policyAt(address);
    expect(own).toMatch(/script-src 'unsafe-inline' https:\/\/tides\.example;/);
    expect(own).toMatch(/sandbox allow-scripts allow-forms allow-popups [^;]*$/);
    expect(own).not.toContain('allow-same-origin');
    const other = await change(id, { ...widget, code: '<script>steal()</script>' });
    await publish(id, editor);
    expect(await policyAt(other)).toContain("script-src 'none'");
    // What is published no more is gone.
    expect(await policyAt(address)).toBe('404');
    const wider = await change(id, { ...widget, sources: 'https://other.example' });
    await publish(id, editor);
    expect(await policyAt(wider)).toContain("script-src 'none'");
  });

  it('says before it is published what it may do, and for whom', async () => {
    const { id } = await addCode(desk.store, widget);
    expect(await factsOf(id)).toEqual([
      'The code “Tides” runs scripts in a frame without access to this page, its visitors’ cookies or carts. It loads from https://tides.example.',
    ]);
    expect(await factsOf(id, editor)).toEqual([
      'The code “Tides” does not run its scripts: someone has to publish this page who may inject code. It loads from https://tides.example.',
    ]);
    const parties = () => factsOf(id, undefined, 'Third parties');
    await publish(id);
    expect(await parties()).toEqual(['https://tides.example, as now']);
    expect((await factsOf(id, editor))[0]).toMatch(/^The code “Tides” runs scripts/);
    await change(id, { ...widget, title: '' });
    expect((await factsOf(id))[0]).toMatch(/^The code runs scripts in a frame/);
    await change(id, { title: 'Tides', code: '<b>High</b>' });
    expect(await factsOf(id)).toEqual([
      'The code “Tides” stands in a frame without access to this page. It loads from nowhere else.',
    ]);
    expect(await parties()).toEqual(['None. This page asks nobody but your site.']);
  });

  it('of a draft has an address that nobody guesses', async () => {
    const { id, address } = await addCode(desk.store, widget);
    const draft = await change(id, { ...widget, code: 'Soon' });
    expect([await policyAt(draft), await policyAt(address)].includes('404')).toBe(false);
    const guessed = draft.replace(/.{4}$/, 'AAAA');
    expect(await policyAt(guessed)).toBe('404');
    for (const odd of ['/_code/a/b/c', '/_code/%00/b/c'])
      expect((await desk.visit(odd)).status).toBe(404);
  });

  it('gets nothing into a policy that is no address', async () => {
    const sources = "https://a.example; script-src *\nhttps://ok.example\n'unsafe-eval'";
    const { id, address } = await addCode(desk.store, { ...widget, sources });
    await publish(id);
    const own = await policyAt(address);
    expect(own).toMatch(/script-src 'unsafe-inline' https:\/\/ok\.example;/);
    expect(own).not.toMatch(/\*|unsafe-eval|a\.example/);
  });
});
