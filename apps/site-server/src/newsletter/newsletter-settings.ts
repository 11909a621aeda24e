import type { SiteSettings } from '../sites/site-settings';

/** An owner's words of the mail that asks whether somebody wants a newsletter. */
export interface NewsletterSettings {
  /** Its subject; `{what}` is the newsletter. @default ours */
  confirmSubject?: string;
  /** What it says before its link; `{what}` is the newsletter. @default ours */
  confirmText?: string;
}

declare module '../sites/site-settings' {
  interface SiteSettings {
    /** Read with `readNewsletterSettings`. @default our words */
    newsletter?: NewsletterSettings;
  }
}

/** Reads an owner's words; `''` where there are none. */
export function readNewsletterSettings({
  newsletter,
}: Partial<SiteSettings>): Required<NewsletterSettings> {
  const stored = Object(newsletter) as Readonly<Record<keyof NewsletterSettings, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    confirmSubject: text(stored.confirmSubject),
    confirmText: text(stored.confirmText),
  };
}
