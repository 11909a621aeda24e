/** A mail as plain data; whatever turns it into headers escapes all of it. */
export interface Mail {
  /** One address. */
  to: string;
  /** The address for replies; `''` for the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** The address that ends such mails with one click; `''` if there is nothing to end. */
  unsubscribeUrl: string;
}

/** A mail with everything that stays the same through all attempts. */
export interface OutgoingMail extends Mail {
  /** Id of its row. */
  id: string;
  /** The site that sends it. */
  siteId: string;
  /** Without angle brackets. */
  messageId: string;
  /** UTC milliseconds, the mail's date. */
  createdAt: number;
  /** The name that it comes from. @default the server's */
  senderName?: string;
}

/**
 * Whether a text is one address that no header could read as several, and no server as something
 * else. Stricter than the standard: quoted names and comments are refused.
 *
 * @param text such as `ada@example.com`
 */
export function isMailAddress(text: string): boolean {
  if (text.length > 254 || !/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^\s@]+$/.test(text)) return false;
  const domain = text.slice(text.lastIndexOf('@') + 1);
  return /^(?!-)[\p{L}\p{N}-]{1,63}(\.(?!-)[\p{L}\p{N}-]{1,63})*$/u.test(domain);
}

/**
 * Turns a text into one header line: no line breaks, no control characters, limited in length.
 *
 * @param text anything from a form or a visitor
 */
export function headerText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    // Plain ASCII is sent unchanged, and mail programs decode whatever looks encoded (RFC 2047),
    // including line breaks.
    .replaceAll('=?', '= ?')
    .trim();
  const signs = [...line];
  return signs.length > 200 ? `${signs.slice(0, 199).join('').trim()}…` : line;
}
