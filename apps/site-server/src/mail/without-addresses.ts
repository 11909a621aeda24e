/**
 * What a log may hold of a mail that was not taken: mail servers repeat whom it was for,
 * and a visitor's address is for no log. The whole answer stands with the mail in the store.
 *
 * @param error what the attempt failed with
 */
export function withoutAddresses(error: unknown): string {
  // Longer answers say nothing more, and are looked at slowly.
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');
}
