import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * How far the time of a signature may differ from ours, in milliseconds: five minutes, as a
 * protection against replays.
 */
export const signatureTolerance = 5 * 60_000;

/** The header with the test provider's signature. */
export const signatureHeader = 'test-payment-signature';

/**
 * Signs a body: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`.
 *
 * @param secret shared by both sides
 * @param body as sent, byte for byte
 * @param now UTC milliseconds
 */
export function signWebhook(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(secret, body, seconds)}`;
}

/**
 * Whether a body was signed with this secret within the last five minutes. Takes the same time for
 * a wrong signature as for a right one.
 *
 * @param header as received
 * @param now UTC milliseconds
 */
export function isSigned(
  secret: string,
  body: string,
  header: string | undefined,
  now: number,
): boolean {
  const [, seconds = '', signature = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (signature === '' || Math.abs(now - Number(seconds) * 1000) > signatureTolerance) return false;
  return timingSafeEqual(
    Buffer.from(signature),
    Buffer.from(digest(secret, body, Number(seconds))),
  );
}

function digest(secret: string, body: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
