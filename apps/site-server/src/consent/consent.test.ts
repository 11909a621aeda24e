import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { host, testServer, type TestServer } from '../testing/server-fixture';
import { shopper, type Shopper } from '../testing/shopper';
import { ids, settings } from '../testing/site-fixture';
import { listLedger, ledgerRetention, sweepLedger } from './ledger';

let test: TestServer;
let guest: Shopper;

const address = '/_frontage/privacy';
const asked = { isCookieBannerEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

/** Saves the site with these settings of cookies. */
const ask = (cookieSettings: object) =>
  test.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, context: { cookieSettings } },
  });
const ledger = () => listLedger(test.store.read, ids.site, {}, { limit: 50 });
/** Presses a button of the banner without scripts, on a page that was asked for before. */
async function answer(choice: string, from = '/?page=2'): Promise<string> {
  const { text } = await guest.get('/');
  const [, hash = ''] = /name="text" value="([^"]+)"/.exec(text) ?? [];
  const fields = { choice, text: hash, language: 'en-GB' };
  const { status, headers } = await guest.post(address, fields, {
    referer: `http://${host}${from}`,
  });
  return `${status} ${String(headers.location)}`;
}
const isHidden = (text: string) => /<aside class="fr-cookies"[^>]* hidden=""/.test(text);

beforeEach(async () => {
  test = await testServer({ renderPage });
  guest = shopper(test.server);
  await ask(asked);
});
afterEach(() => test.remove());

describe('an answer without scripts', () => {
  it('[3.19] is kept in cookies, leads back to the page, and hides the banner from that visitor alone', async () => {
    expect(isHidden((await guest.get('/')).text)).toBe(false);
    expect(await answer('refused')).toBe('303 /?page=2');
    expect(guest.cookies.get('ss_cookieAllowed')).toBe('false');
    expect(guest.cookies.get('ss_consent')).toMatch(/^2\.\d{13}$/);
    // Twice: rendered, and from the cache.
    for (let time = 0; time < 2; time += 1) {
      expect(isHidden((await guest.get('/')).text)).toBe(true);
      expect(isHidden((await shopper(test.server).get('/')).text)).toBe(false);
    }
    const signal = await shopper(test.server).get('/', { 'sec-gpc': '1' });
    expect(isHidden(signal.text)).toBe(true);
  });

  it('leads to no other site', async () => {
    expect(await answer('refused', '//evil.example/')).toBe('303 /evil.example/');
    expect(await answer('refused', '////evil.example')).toBe('303 /evil.example');
    const { headers } = await guest.post(
      address,
      { choice: 'refused' },
      { referer: 'https://evil.example/a' },
    );
    expect(headers.location).toBe('/');
  });

  it('[9.02] a refusal removes the nine cookies, from the domains above the host too', async () => {
    const { headers } = await guest.post(address, { choice: 'refused' });
    const ended = [headers['set-cookie'] ?? []].flat().filter((line) => line.includes('Max-Age=0'));
    // A page on which tracking had not started yet removes none of its own: the server does.
    const ofTracking = ended.filter((line) => /^ss_(lastid|analyticsId)=/.test(line));
    expect([ended.length - ofTracking.length, ofTracking]).toEqual([
      18,
      [
        'ss_lastid=; Max-Age=0; Path=/; SameSite=Lax',
        'ss_analyticsId=; Max-Age=0; Path=/; SameSite=Lax',
      ],
    ]);
    expect(ended).toContain('ss_cvr=; Max-Age=0; Domain=studio.example; Path=/; SameSite=Lax');
    const accepted = await guest.post(address, { choice: 'accepted' });
    expect(String(accepted.headers['set-cookie'])).not.toContain('Max-Age=0');
  });
});

describe('the ledger', () => {
  it('has a row for each choice, without an address, and what the banner said once', async () => {
    await answer('accepted');
    const id = guest.cookies.get('ss_consent')?.split('.')[2] ?? '';
    expect(id).toMatch(/^[\da-f]{24}$/);
    test.advance(1000);
    await answer('refused', address);
    expect(guest.cookies.get('ss_consent')).not.toContain(id);
    const [withdrawn, accepted] = await ledger();
    expect(accepted).toMatchObject({
      consentId: id,
      choice: 'accepted',
      categories: ['analytics', 'marketing', 'external'],
      bannerVersion: 2,
      language: 'en-GB',
      hasSignal: false,
    });
    expect(withdrawn).toMatchObject({ consentId: id, choice: 'refused', categories: [] });
    const texts = await test.store.read.selectFrom('consent_text').selectAll().execute();
    expect(texts).toMatchObject([{ hash: accepted?.textHash, site_id: ids.site }]);
    expect(texts[0]?.text).toMatch(/^By using this website.*\n\[Accept\]\n\[Decline\]$/s);
  });

  it('a refusal of somebody who never accepted has no number', async () => {
    await answer('refused');
    expect(await ledger()).toMatchObject([{ consentId: '', choice: 'refused' }]);
  });

  it('is kept for three years, and a text as long as its last choice', async () => {
    await answer('accepted');
    const sweep = () => test.store.write((db) => sweepLedger(db, test.store.now()));
    test.advance(ledgerRetention);
    await sweep();
    expect(await ledger()).toHaveLength(1);
    test.advance(1);
    await sweep();
    expect(await ledger()).toEqual([]);
    expect(await test.store.read.selectFrom('consent_text').selectAll().execute()).toEqual([]);
  });
});

describe("a visitor's own page", () => {
  it('says what was chosen, what the browser keeps, and offers to withdraw', async () => {
    const before = (await guest.get(address)).text;
    expect(before).toContain('You have not chosen yet.');
    expect(before).not.toContain('fr-cookies');
    await answer('accepted');
    const { text, headers } = await guest.get(`${address}?done=saved`);
    expect(text).toMatch(/You accepted on .*The number of your consent: [\da-f]{24}/s);
    expect(text).toMatch(/<dt>ss_cookieAllowed<\/dt><dd>Your choice on this page\.<\/dd>/);
    expect(text).toContain('value="refused" name="choice">Withdraw consent<');
    expect(text).not.toContain('value="accepted" name="choice">Accept<');
    expect(headers['cache-control']).toBe('no-store');
    expect(await answer('refused', address)).toBe(`303 ${address}?done=saved`);
    expect((await guest.get(address)).text).toContain('You refused on');
  });

  it('shows what is stored with the visitor number, and nobody else’s', async () => {
    const event = {
      site_id: ids.site,
      name: 'button-click',
      page: '/a',
      happened_at: 1,
      received_at: 1,
      data: '{"buttonText":"<Go>"}',
    };
    const rows = ['mia', 'ben'].map((visitor) => ({
      ...event,
      id: visitor,
      event_id: visitor,
      visitor,
    }));
    await test.store.write((db) => db.insertInto('tracked_event').values(rows).execute());
    const cookie = 'ss_cvr=mia|1|1|1|1';
    const { text } = await guest.get(address, { cookie });
    expect(text.match(/button-click/g)).toHaveLength(1);
    expect(text).toContain('&lt;Go&gt;');
  });
});
