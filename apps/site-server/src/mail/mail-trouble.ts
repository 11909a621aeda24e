/** Why a mail server did not take a mail. */
export type MailTrouble =
  | 'unreachable'
  | 'unknownHost'
  | 'late'
  | 'login'
  | 'encryption'
  | 'address'
  | 'refused'
  | 'unknown';

/** What nodemailer and the network call it. */
const troubles: Readonly<Record<string, MailTrouble>> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  EDNS: 'unknownHost',
  ETIMEDOUT: 'late',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
  EENVELOPE: 'address',
  EMESSAGE: 'refused',
  EPROTOCOL: 'refused',
};

/**
 * Reads why a mail server did not take a mail. What the network says comes before what nodemailer
 * makes of it: its ESOCKET may be any of them.
 *
 * @param error as the transport rejected with
 */
export function readMailTrouble(error: unknown): MailTrouble {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'late';
  if (/certificate|self.signed|wrong version number|ssl/i.test(error.message)) return 'encryption';
  const network = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)\b/;
  const [, inside] = network.exec(error.message) ?? [];
  const code = 'code' in error ? String(error.code) : '';
  return troubles[inside ?? code] ?? 'unknown';
}
