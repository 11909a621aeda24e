import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { servedData } from './served-data';

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  replyTo: string;
  text: string;
  html: string;
}

interface Address {
  address?: string;
}

interface Parser {
  parse(source: Buffer): Promise<{
    to?: Address[];
    replyTo?: Address[];
    subject?: string;
    text?: string;
    html?: string;
  }>;
}

const folder = join(servedData, 'mail');

/** Reads the mails that the server under test has sent to an address, like a mail program. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  // The parser belongs to the server's tests.
  const require = createRequire(join(import.meta.dirname, '../../../site-server/package.json'));
  const { default: parser } = (await import(
    pathToFileURL(require.resolve('postal-mime')).href
  )) as { default: Parser }; // what is used of its types
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name))),
  );
  // A tenth of a second's work for each hundred mails, at each look.
  const own = sources.filter((source) => source.includes(address));
  const mails = await Promise.all(own.map((source) => parser.parse(source)));
  const first = (addresses: Address[] = []): string => addresses[0]?.address ?? '';
  return mails
    .map(({ to, replyTo, subject = '', text = '', html = '' }) => ({
      to: first(to),
      replyTo: first(replyTo),
      subject,
      text,
      html,
    }))
    .filter(({ to }) => to === address);
}
