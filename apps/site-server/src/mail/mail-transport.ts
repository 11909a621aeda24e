import { buffer as readStream } from 'node:stream/consumers';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';
import { isMailAddress, type OutgoingMail } from './mail';

/** Sends mails. */
export interface MailTransport {
  /** Whether mails are only written into a folder. @default false */
  readonly isFolder?: boolean;
  /**
   * Hands a mail over; rejects if it was not accepted. An error with `permanent` set to true means
   * that another attempt is useless.
   *
   * @param signal ends the attempt
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** The sender of mails, such as `{ name: 'Studio', address: 'forms@studio.example' }`. */
export interface MailSender {
  name: string;
  address: string;
}

/**
 * Parses an address with or without a name: `a@b.example`, `Studio <a@b.example>`.
 *
 * @param text of a setting
 * @returns undefined if it is not such an address
 */
export function readMailSender(text: string): MailSender | undefined {
  const [, name = '', inside] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = (inside ?? text).trim();
  return isMailAddress(address) ? { name: name.trim().replace(/^"|"$/g, ''), address } : undefined;
}

/**
 * Creates a transport that writes each mail as `<id>.eml` into a folder. A repeated attempt writes
 * the same file again.
 *
 * @param folder created with the first mail
 * @param from the sender
 */
export function createFileTransport(folder: string, from: MailSender): MailTransport {
  let opening: ReturnType<typeof openComposer> | undefined;
  return {
    isFolder: true,
    async send(mail) {
      const composer = await (opening ??= openComposer());
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const bytes = Buffer.isBuffer(message) ? message : await readStream(message);
      await writeWhole(join(folder, `${mail.id}.eml`), bytes);
    },
  };
}

async function openComposer() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'win' });
}

/** How long a mail server may stay silent, in milliseconds. */
const smtpSilence = 30_000;

/**
 * Creates a transport over SMTP.
 *
 * @param url such as `smtps://user:password@mail.example`; `smtp://` switches to TLS if the server
 *   offers it, and `?requireTLS=true` insists on it
 * @param from the sender
 */
export function createSmtpTransport(url: string, from: MailSender): MailTransport {
  // Not when the server starts, which sends nothing. One for all mails: the URL may ask for a pool.
  let opening: ReturnType<typeof open> | undefined;
  return {
    async send(mail, signal) {
      const transport = await (opening ??= open(url));
      try {
        await transport.sendMail({ ...toMessage(mail, from), signal });
      } catch (error) {
        throw isPermanent(error) ? Object.assign(error, { permanent: true }) : error;
      }
    },
  };
}

async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: smtpSilence,
    greetingTimeout: smtpSilence,
    socketTimeout: smtpSilence,
  });
}

/**
 * The server refused this particular mail permanently; errors about logins or the server itself may
 * pass.
 */
function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500
  );
}

function toMessage(mail: OutgoingMail, from: MailSender) {
  return {
    from: mail.senderName ? { ...from, name: mail.senderName } : from,
    // As objects: a text would be parsed as a list of addresses.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === '' ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.createdAt),
    ...(mail.unsubscribeUrl === '' ? {} : { list: { unsubscribe: { url: mail.unsubscribeUrl } } }),
    headers: {
      // Keeps automatic replies away.
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: a mail program may unsubscribe with one POST. Not as a list header: nodemailer
      // would parse it as an address.
      ...(mail.unsubscribeUrl === ''
        ? {}
        : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    // A visitor's input must never name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false as const,
  };
}
