import { createHmac } from 'node:crypto';
import { isSameText } from '../../http/is-same-text';

/** What a signed word of a link is for. */
type LinkUse = 'checkout' | 'browser' | 'order' | 'download';

/** Words that only this server can have made. */
export interface ShopLinks {
  /**
   * The token in the address of a checkout or an order: 192 bits that follow from its id, so
   * nothing has to be kept; `browser` is what the browser that began a checkout shows for it.
   */
  token(use: 'checkout' | 'browser' | 'order', id: string): string;
  /** The token of the page that reviews an order: it says which. */
  review(orderId: string): string;
  /** The order that a review's token is for; nothing when it was not made here. */
  readReview(token: string): string | undefined;
  /** The part of a download's link that says until when it works. */
  download(orderId: string, lineId: string, expiresAt: number): string;
  /** Whether a download's link was made here and still works. */
  isDownload(orderId: string, lineId: string, given: string, now: number): boolean;
  /** Bytes that are the same each time and that nobody else can tell. */
  bytes(what: string, size: number): Uint8Array;
}

/**
 * Makes the links of a shop.
 *
 * @param secret key of the signatures
 */
export function createShopLinks(secret: string): ShopLinks {
  const mac = (use: LinkUse | 'review' | 'gift', facts: string) =>
    createHmac('sha256', secret).update(`shop:${use}:${facts}`).digest();
  const word = (use: LinkUse | 'review', facts: string) =>
    mac(use, facts).subarray(0, 24).toString('base64url');
  return {
    token: (use, id) => word(use, id),
    review: (orderId) => `${orderId}.${word('review', orderId)}`,
    readReview(token) {
      const [, orderId = '', given = ''] = /^(\w{1,40})\.([\w-]{32})$/.exec(token) ?? [];
      return orderId !== '' && isSameText(given, word('review', orderId)) ? orderId : undefined;
    },
    download: (orderId, lineId, expiresAt) =>
      `${expiresAt}.${word('download', `${orderId}:${lineId}:${expiresAt}`)}`,
    isDownload(orderId, lineId, given, now) {
      const [, expires = '', sign = ''] = /^(\d{1,16})\.([\w-]{32})$/.exec(given) ?? [];
      return (
        expires !== '' &&
        isSameText(sign, word('download', `${orderId}:${lineId}:${expires}`)) &&
        Number(expires) > now
      );
    },
    bytes: (what, size) => mac('gift', what).subarray(0, size),
  };
}
