/** A mail as plain data; what turns it into headers escapes all of it. */
export interface Mail {
  /** One address. */
  to: string;
  /** Where an answer goes; `''` for the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click ends such mails; `''` where there is nothing to end. */
  unsubscribeUrl: string;
}

/** A mail with what stays the same however often it is tried. */
export interface OutgoingMail extends Mail {
  /** Id of its row. */
  id: string;
  /** The site that it is from. */
  siteId: string;
  /** Without angle brackets. */
  messageId: string;
  /** UTC milliseconds, the mail's date. */
  createdAt: number;
}

/**
 * One address that no header could read as several, and no server as something else.
 * Stricter than the standard: quoted names and comments are refused.
 *
 * @param text such as `ada@example.com`
 */
export function isMailAddress(text: string): boolean {
  if (text.length > 254 || !/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^\s@]+$/.test(text)) return false;
  const domain = text.slice(text.lastIndexOf('@') + 1);
  return /^(?!-)[\p{L}\p{N}-]{1,63}(\.(?!-)[\p{L}\p{N}-]{1,63})*$/u.test(domain);
}

/**
 * A text as one line of a header: no line ends, no control characters, not endless.
 *
 * @param text whatever a form or a visitor says
 */
export function headerText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    // Plain ASCII is sent as it is, and mail programs decode what looks encoded (RFC 2047), line
    // ends too.
    .replaceAll('=?', '= ?')
    .trim();
  const signs = [...line];
  return signs.length > 200 ? `${signs.slice(0, 199).join('').trim()}…` : line;
}
