/** The form in which email addresses are compared: a row is found by it in whatever case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
