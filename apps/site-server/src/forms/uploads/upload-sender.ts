import { createHmac } from 'node:crypto';
import { rateKey } from '../../http/rate-key';

/**
 * Hashes a visitor's address while a file waits for its submission; the address cannot be read from
 * it.
 *
 * @param secret the key of the hash
 * @param address network address of the visitor
 */
export function uploadSender(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`upload:${rateKey(address)}`)
    .digest('base64url');
}
