import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { readSavedSubmission } from './create-save-submission';
import { readSearchFindings } from './create-search';
import { readSubmissionKey } from './create-request-submission-key';
import { savedSubmissionSchema, searchFindingsSchema, submissionKeySchema } from './schema/index';
import { createFakeSite, origin } from './testing/fake-site';
import { submission } from './testing/submission';

describe('the calls', () => {
  it('[7.01] asks for a submission key with an empty body', async () => {
    const site = createFakeSite(() => ({ body: { data: { key: 'k1' } } }));
    expect(await site.api.requestSubmissionKey()).toEqual({ ok: true, data: { key: 'k1' } });
    expect(site.seen).toMatchObject([
      {
        url: `${origin}/api/form/FormSubmissionKey`,
        method: 'POST',
        body: undefined,
        credentials: 'same-origin',
      },
    ]);
  });

  it('asks for the key of a form', async () => {
    const site = createFakeSite(() => ({ body: { data: { key: 'k1' } } }));
    await site.api.requestSubmissionKey(submission.formId);
    expect(site.seen[0]?.body).toEqual({ formId: submission.formId });
  });

  it('[7.02] sends the payload with credentials', async () => {
    const site = createFakeSite(() => ({ body: { data: { submissionId: 's1' } } }));
    expect(await site.api.saveSubmission(submission)).toEqual({
      ok: true,
      data: { submissionId: 's1' },
    });
    expect(site.seen).toMatchObject([
      {
        url: `${origin}/api/form/SaveFormSubmission`,
        method: 'POST',
        body: submission,
        credentials: 'same-origin',
      },
    ]);
  });

  it.each([400, 403, 409, 415, 422])(
    '[8.01d] a form that is refused with %i gives the reason of the server',
    async (status) => {
      const site = createFakeSite(() => ({ status, body: { error: 'We are closed.' } }));
      const refused = { ok: false, code: 'reply', error: 'We are closed.', status };
      expect(await site.api.saveSubmission(submission)).toMatchObject(refused);
      expect(await site.api.requestSubmissionKey()).toMatchObject(refused);
    },
  );

  it('searches', async () => {
    const data = { query: 'a&b', total: 9, results: [{ title: 'A', url: '/a', excerpt: 'a & b' }] };
    const site = createFakeSite(() => ({ body: { data } }));
    expect(await site.api.search('a&b', { limit: 1 })).toEqual({ ok: true, data });
    expect(site.seen).toMatchObject([
      { url: `${origin}/api/search?q=a%26b&limit=1`, method: 'GET' },
    ]);
  });
});

describe('readers and schemas are equal', () => {
  const hit = { title: 'A', url: '/a', excerpt: '' };
  const samples: unknown[] = [
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { key: '' },
    { key: 'k' },
    { key: 1 },
    { key: 'k', more: 1 },
    { submissionId: 's' },
    { query: 'x', total: 1, results: [] },
    { query: 'x', total: 1, results: [hit] },
    { query: 'x', corrected: 'y', total: 1, results: [hit] },
    { query: 'x', corrected: 1, total: 1, results: [hit] },
    { query: 'x', total: 1, results: [{ ...hit, more: 1 }] },
    { query: 'x', total: 1, results: [hit, 1] },
    { query: 'x', total: '1', results: [] },
    { query: 'x', total: 1, results: {} },
    { total: 1, results: [] },
  ];
  const accepted = (schema: z.ZodType, data: unknown): unknown => schema.safeParse(data).data;

  it.each(samples.map((sample) => [sample]))('on %j', (sample) => {
    expect(readSubmissionKey(Object(sample))).toEqual(accepted(submissionKeySchema, sample));
    expect(readSearchFindings(Object(sample))).toEqual(accepted(searchFindingsSchema, sample));
  });

  it('a stored submission without a readable id is still stored', () => {
    const data = { submissionId: 's' };
    expect(readSavedSubmission(data)).toEqual(accepted(savedSubmissionSchema, data));
    expect(readSavedSubmission({})).toEqual(accepted(savedSubmissionSchema, {}));
    expect(readSavedSubmission(Object(undefined))).toEqual({});
  });
});
