import { vi } from 'vitest';
import { cartCountCookie } from '../shop/cart-count-cookie';

/** A request to a fake shop. */
export interface ShopRequest {
  readonly path: string;
  // What the blocks have sent; a test knows what it looks for.
  // oxlint-disable-next-line typescript/no-explicit-any -- only tests read it
  readonly body: any;
}

/** A shop that replaces the network: it counts added pieces, once for each key. */
export interface FakeShop {
  readonly requests: ShopRequest[];
  /**
   * Answers the next call with this instead; `lost` is no answer at all, `page` one that is not
   * JSON, `crumb` a refused token.
   */
  answerNext(
    answer: { readonly status: number; readonly error: string } | 'lost' | 'page' | 'crumb',
  ): void;
  /** Holds every answer until the result is called. */
  hold(): () => void;
}

/** Sets the number of pieces in the server's cookie. */
export function setCartCount(pieces: number | undefined): void {
  document.cookie = `${cartCountCookie}=${pieces ?? ''}; path=/${pieces === undefined ? '; max-age=0' : ''}`;
}

/**
 * Replaces `fetch`; `vi.restoreAllMocks` restores it.
 *
 * @param options whether the visitor's browser keeps cookies. @default true
 */
export function fakeShop({ cookies = true } = {}): FakeShop {
  const requests: ShopRequest[] = [];
  const next: Parameters<FakeShop['answerNext']>[0][] = [];
  const known = new Set<string>();
  let pieces = 0;
  let held: Promise<void> | undefined;
  const answer: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ path: pathname, body });
    await held;
    const reply = next.shift();
    if (reply === 'lost') throw new TypeError('lost');
    if (reply === 'page')
      return new Response('<!doctype html><title>Log in to the network</title>');
    if (reply === 'crumb') return Response.json({ crumbFail: true, crumb: 'new' }, { status: 400 });
    if (reply) return Response.json({ error: reply.error }, { status: reply.status });
    if (body?.change === undefined) return Response.json({ data: {} });
    if (!known.has(body.key)) pieces += body.change.quantity;
    known.add(body.key);
    if (cookies) setCartCount(pieces);
    return Response.json({ data: { version: known.size, cart: { totalQuantity: pieces } } });
  };
  vi.spyOn(window, 'fetch').mockImplementation(answer);
  return {
    requests,
    answerNext: (reply) => void next.push(reply),
    hold() {
      let release = (): void => {};
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
  };
}
