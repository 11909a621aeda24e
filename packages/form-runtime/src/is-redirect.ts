/** Whether a form may lead there after success: a path from the root or an http(s) address. */
export function isRedirect(address: string): boolean {
  return /^(https?:\/)?\//i.test(address);
}
