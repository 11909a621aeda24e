import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { contactForm, ids } from '../../testing/site-fixture';

const html = '<p id="out">…</p><script>out.textContent = "Thanks"</script>';
const url = `/_form/${ids.form}/after`;
let test: TestServer;

beforeEach(async () => {
  test = await testServer();
});
afterEach(() => test.remove());

describe('the HTML after a submission', () => {
  it('[2.17b] is served as it was written, with what tells its height behind it, in a sandbox that the site alone may frame', async () => {
    await test.store.saveForm(ids.site, { ...contactForm, postSubmitHtml: html });
    const { status, text, headers } = await ask(test.server, { url });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toMatch(/^<!doctype html>(?!<!doctype)/);
    expect(text).toContain(html);
    expect(text.slice(text.indexOf(html))).toMatch(/frontageHeight.*<\/script>$/s);
    expect(headers['content-security-policy']).toMatch(
      /sandbox allow-scripts(?!.*allow-same-origin)/,
    );
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is nothing for a form without, for no form, and for no address of ours', async () => {
    for (const address of [
      url,
      '/_form/ffffffffffffffffffffffff/after',
      '/_form/%00/after',
      '/_form/x',
      '/_form',
    ]) {
      expect((await ask(test.server, { url: address })).status).toBe(404);
    }
  });
});
