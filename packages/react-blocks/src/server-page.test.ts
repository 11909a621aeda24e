import {
  createBuyerApi,
  createCheckoutApi,
  createSiteApi,
  type SubmissionBody,
} from '@frontage/site-api';
import { changeCartSchema } from '@frontage/site-api/schema';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSections } from './testing/read-tables';
import { readCartView, readCheckoutView } from './views';

const page = readFileSync(`${import.meta.dirname}/../docs/server.md`, 'utf8');
const sections = readSections(page);
const signal = new AbortController().signal;

/** The JSON of a section, in its order. */
function codeOf(section: string): unknown[] {
  const blocks = (sections.get(section) ?? '').matchAll(/```json\n([^]*?)```/g);
  return [...blocks].map(([, code = '']) => JSON.parse(code));
}

/** A site whose server answers as the page says; gives what it was sent. */
function answering(reply: unknown) {
  const sent: unknown[] = [];
  const api = createSiteApi({
    origin: 'https://studio.example',
    async fetch(_url, init) {
      sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body);
      return Response.json(reply);
    },
    readCookie: () => 'token',
  });
  return { api, sent };
}

describe('docs/server.md', () => {
  it('a form is sent, and its answers are read, as the page says', async () => {
    const [ask, key, body, saved] = codeOf('Forms');
    const first = answering(key);
    const { formId } = Object(ask);
    expect(await first.api.requestSubmissionKey(formId)).toEqual({
      ok: true,
      data: { key: '3f2b9c' },
    });
    expect(first.sent).toEqual([ask]);
    const second = answering(saved);
    // What the page shows is what the type says: it is sent as it is.
    const submission = Object(body) satisfies SubmissionBody;
    expect(await second.api.saveSubmission(submission)).toEqual({
      ok: true,
      data: { submissionId: 'sub-1042' },
    });
    expect(second.sent).toEqual([body]);
  });

  it('what a search finds is read', async () => {
    const [found] = codeOf('Search');
    expect(await answering(found).api.search('glaze')).toMatchObject({
      ok: true,
      data: { total: 1, results: [{ title: 'Glazes' }] },
    });
  });

  it('a change of a cart and its answer are the ones the block makes and shows', async () => {
    const [request, answer] = codeOf('Cart');
    const { key, change } = changeCartSchema.parse(request);
    const { api, sent } = answering(answer);
    const reply = await createBuyerApi(api.call).changeCart(change, key);
    expect(sent).toEqual([request]);
    const view = readCartView(reply.ok ? reply.data.view : undefined);
    expect(view).toMatchObject({ version: 2, lines: [{ variantLabel: 'White', maxQuantity: 5 }] });
    expect(view.totals.dueCents).toBe(9_600);
  });

  it('a checkout is led on, or shown with what is wrong', async () => {
    const [next, shown] = codeOf('Checkout');
    const led = await createCheckoutApi(answering(next).api.call).loadCheckout('k3v1', signal);
    expect(led).toEqual({ ok: true, data: { next: '/order/k3v1' } });
    const reply = await createCheckoutApi(answering(shown).api.call).loadCheckout('k3v1', signal);
    const data = reply.ok && 'view' in reply.data ? reply.data : undefined;
    expect(readCheckoutView(data?.view)).toMatchObject({ token: 'k3v1', at: 'priced' });
    expect(data?.errors).toMatchObject({ fields: { email: 'Enter your email address' } });
  });
});
