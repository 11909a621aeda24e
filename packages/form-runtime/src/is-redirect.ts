/**
 * Whether a form may open this address after success: a path from the root or an http(s) address.
 */
export function isRedirect(address: string): boolean {
  return /^(https?:\/)?\//i.test(address);
}
