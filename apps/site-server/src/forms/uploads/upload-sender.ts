import { createHmac } from 'node:crypto';
import { rateKey } from '../../http/rate-key';

/**
 * Names a visitor while a file waits for its submission; who reads it learns no address.
 *
 * @param secret the key of the name
 * @param address network address of the visitor
 */
export function uploadSender(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`upload:${rateKey(address)}`)
    .digest('base64url');
}
