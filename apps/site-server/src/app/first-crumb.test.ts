import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/server-fixture';
import { siteBrowser } from '../testing/site-browser';
import { goodValues, ids } from '../testing/site-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
});
afterEach(() => test.remove());

const submission = {
  formId: ids.form,
  form: JSON.stringify(goodValues),
  pageTitle: 'Contact',
  pageId: 'p',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
} as const;
const keyCall = '/api/form/FormSubmissionKey';

describe('the first crumb', () => {
  it('[8.05d] comes through the refusal of the first call, which is repeated; later calls have it', async () => {
    const { api, requested, jar } = siteBrowser(test.server);
    const key = await api.requestSubmissionKey(ids.form);
    if (!key.ok) throw new Error(key.error);
    expect(requested).toEqual([keyCall, `${keyCall}?…`]);
    expect(await api.saveSubmission({ key: key.data.key, ...submission })).toMatchObject({
      ok: true,
    });
    expect(requested.slice(2)).toEqual(['/api/form/SaveFormSubmission?…']);
    expect(jar.has('crumb')).toBe(true);
    expect(await test.store.submissions(ids.form)).toHaveLength(1);
  });

  it('[8.05d] of calls made at once one is refused', async () => {
    const { api, requested } = siteBrowser(test.server);
    const keys = await Promise.all(
      Array.from({ length: 5 }, () => api.requestSubmissionKey(ids.form)),
    );
    expect(new Set(keys.map((key) => key.ok && key.data.key)).size).toBe(5);
    expect(requested).toEqual([keyCall, ...Array.from({ length: 5 }, () => `${keyCall}?…`)]);
  });

  it('[8.05d] one that this server did not make is replaced in the same way', async () => {
    const { api, requested, jar } = siteBrowser(test.server);
    jar.set('crumb', 'of.another');
    expect((await api.requestSubmissionKey(ids.form)).ok).toBe(true);
    expect(requested).toHaveLength(2);
    expect(jar.get('crumb')).not.toBe('of.another');
  });

  it('[8.05d] where cookies are not kept the call ends after the second refusal, and stores nothing', async () => {
    const { api, requested } = siteBrowser(test.server, { cookies: false });
    expect(await api.saveSubmission({ key: 'k', ...submission })).toMatchObject({
      ok: false,
      code: 'crumb',
    });
    expect(requested).toHaveLength(2);
    expect(await test.store.submissions(ids.form)).toEqual([]);
  });

  it('a search needs none', async () => {
    const { api, requested, jar } = siteBrowser(test.server);
    expect((await api.search('home')).ok).toBe(true);
    expect([requested.length, jar.size]).toEqual([1, 0]);
  });
});
