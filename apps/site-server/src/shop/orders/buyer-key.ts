/**
 * What tells buyers apart by their address: case and what stands behind a plus sign lead to the
 * same person.
 *
 * @param email as it was entered
 */
export function buyerKey(email: string): string {
  const atSign = email.lastIndexOf('@');
  return `${email.slice(0, atSign).split('+')[0] ?? ''}${email.slice(atSign)}`.toLowerCase();
}
