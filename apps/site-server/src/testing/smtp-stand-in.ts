import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the stand-in got it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as sent: headers and body. */
  raw: string;
}

/** A mail server on this machine that keeps what it gets. */
export interface SmtpStandIn {
  /** Such as `smtp://127.0.0.1:2525`. */
  url: string;
  mails: ReceivedMail[];
  /** Refuses from now on with that status, such as 451 or 550; 0 takes mail again. */
  refuse(status: number): void;
  close(): Promise<void>;
}

/** Starts a mail server that speaks SMTP on a free port. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const mails: ReceivedMail[] = [];
  let refusal = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // As most do, it repeats whom it refuses.
    onRcptTo: ({ address }, _session, done) =>
      refusal === 0
        ? done()
        : done(Object.assign(new Error(`<${address}> not now`), { responseCode: refusal })),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (status) => void (refusal = status),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
