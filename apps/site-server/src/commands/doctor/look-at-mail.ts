import type { Configuration } from '../../app/configuration';
import type { Finding } from './finding';
import { patience } from './look-at-port';

/** Looks at the mail server: whether it lets us in. No mail is sent. */
export async function lookAtMail({
  smtpUrl,
  dataDir,
}: Pick<Configuration, 'smtpUrl' | 'dataDir'>): Promise<Finding> {
  const subject = 'mail';
  if (smtpUrl === undefined)
    return {
      state: 'warning',
      subject,
      says: `mails are files in ${dataDir}/mail: nobody gets them`,
      advice: 'Set SMTP_URL and MAIL_FROM, as your mail provider tells.',
    };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patience });
  try {
    await transport.verify();
    return { state: 'fine', subject, says: `${new URL(smtpUrl).host} lets us in` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      state: 'wrong',
      subject,
      says: `${new URL(smtpUrl).host} does not let us in: ${why}`,
      advice: 'Check name, password and port in SMTP_URL. Mails wait meanwhile, none is lost.',
    };
  } finally {
    transport.close();
  }
}
