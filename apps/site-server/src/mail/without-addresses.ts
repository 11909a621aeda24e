/**
 * Gives what a log may contain about a refused mail: mail servers repeat the recipient, and a
 * visitor's address must not be logged. The full answer is stored with the mail.
 *
 * @param error why the attempt failed
 */
export function withoutAddresses(error: unknown): string {
  // Longer answers add nothing and are slow to search.
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');
}
