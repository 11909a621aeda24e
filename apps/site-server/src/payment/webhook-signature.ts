import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * How far the time of a signature may be from ours, in milliseconds: five minutes, against those
 * who send an old one again.
 */
export const signatureTolerance = 5 * 60_000;

/** The header that the test provider signs with. */
export const signatureHeader = 'test-payment-signature';

/**
 * Signs what is sent: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`.
 *
 * @param secret that both sides know
 * @param body as it is sent, byte for byte
 * @param now UTC milliseconds
 */
export function signWebhook(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(secret, body, seconds)}`;
}

/**
 * Whether a body was signed with this secret within the last five minutes. Takes as
 * long for a wrong signature as for a right one.
 *
 * @param header as it came
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
