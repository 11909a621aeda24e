import { describe, expect, it, vi } from 'vitest';
import { createCheckoutApi } from './create-checkout-api';
import { createFakeSite, origin, type Answer } from './testing/fake-site';
import { createHandClock } from './testing/hand-clock';

const view = { at: 'open', email: '' };
const form = new URLSearchParams({ email: 'ada@studio.example', do: 'pay' });

describe('[7.29] the calls of a checkout', () => {
  it('ask its page for JSON, and post what its form would', async () => {
    const site = createFakeSite(() => ({ body: { data: { view } } }));
    const { loadCheckout, postCheckout } = createCheckoutApi(site.api.call);
    expect(await loadCheckout('tok')).toEqual({ ok: true, data: { view } });
    await postCheckout('tok', form);
    expect(site.seen).toMatchObject([
      { url: `${origin}/checkout/tok`, method: 'GET', headers: { Accept: 'application/json' } },
      { url: `${origin}/checkout/tok`, method: 'POST', headers: { Accept: 'application/json' } },
    ]);
    // The browser itself sets the type for the fields of a form.
    expect(site.seen[1]?.headers).not.toHaveProperty('Content-Type');
    expect(site.seen[1]?.body).toBe(form);
  });

  it('tell where to go on', async () => {
    const site = createFakeSite(() => ({ body: { data: { next: '/order/tok' } } }));
    const { postCheckout } = createCheckoutApi(site.api.call);
    expect(await postCheckout('tok', form)).toEqual({ ok: true, data: { next: '/order/tok' } });
  });

  it.each([400, 404, 409, 429])('take the checkout out of a refusal with %i', async (status) => {
    const errors = { fields: { email: 'No.' } };
    const site = createFakeSite(() => ({ status, body: { data: { view, errors } } }));
    const { postCheckout } = createCheckoutApi(site.api.call);
    expect(await postCheckout('tok', form)).toEqual({ ok: true, data: { view, errors } });
  });

  it.each<[string, Answer, number]>([
    ['a page in its place', { status: 403, text: '<!doctype html>' }, 403],
    ['a server that fails', { status: 500, body: { error: 'Later.' } }, 500],
    ['the login of a network', { text: '<!doctype html>' }, 200],
  ])('%s is no answer', async (_, answer, status) => {
    const { postCheckout } = createCheckoutApi(createFakeSite(() => answer).api.call);
    expect(await postCheckout('tok', form)).toMatchObject({ ok: false, status });
  });

  it('replace a refused request token, and are not made again by themselves', async () => {
    const clock = createHandClock();
    const refused = { status: 400, body: { crumbFail: true, crumb: 'new' } };
    const site = createFakeSite(
      ({ url }) => (url.includes('crumb=new') ? { status: 502 } : refused),
      { clock },
    );
    const { loadCheckout, postCheckout } = createCheckoutApi(site.api.call);
    expect(await postCheckout('tok', form)).toMatchObject({ ok: false, status: 502 });
    expect(await loadCheckout('tok')).toMatchObject({ ok: false, status: 502 });
    await vi.waitFor(() => expect(site.seen).toHaveLength(3));
    expect(clock.waiting).toEqual([]);
  });
});
