import type { SiteSettings } from '../sites/site-settings';
import { isMailAddress } from './mail';

/** How a site writes mails, and who gets those to its owners. */
export interface MailSettings {
  /** The name that mails come from. @default the server's */
  senderName?: string;
  /** Where answers go that have nowhere else to go. @default the sender */
  replyTo?: string;
  /** Who gets messages of forms that name nobody. @default nobody */
  messagesTo?: string;
}

declare module '../sites/site-settings' {
  interface SiteSettings {
    /** Read with `readMailSettings`. @default the server's sender, and nobody */
    mail?: MailSettings;
  }
}

/** Reads how a site writes mails; what is wrong counts as absent. */
export function readMailSettings({ mail }: Partial<SiteSettings>): Required<MailSettings> {
  const stored = Object(mail) as Readonly<Record<keyof MailSettings, unknown>>;
  const address = (value: unknown) =>
    typeof value === 'string' && isMailAddress(value) ? value : '';
  return {
    senderName: typeof stored.senderName === 'string' ? stored.senderName : '',
    replyTo: address(stored.replyTo),
    messagesTo: address(stored.messagesTo),
  };
}
