import { rateKey } from '../../http/rate-key';
import type { Signer } from '../../signing/key-ring';

/**
 * Hashes a visitor's address while a file waits for its submission; the address cannot be read from
 * it.
 *
 * @param signer makes the hash
 * @param address network address of the visitor
 */
export function uploadSender(signer: Signer, address: string): string {
  return signer.sign(rateKey(address));
}
