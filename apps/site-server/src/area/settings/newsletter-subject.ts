import {
  readNewsletterSettings,
  type NewsletterSettings,
} from '../../newsletter/newsletter-settings';
import type { SettingField, SettingSubject } from './setting-field';

/** The words of the mail that asks whether somebody wants a newsletter. */
export const newsletterSubject: SettingSubject = {
  id: 'newsletter',
  title: 'Newsletter',
  about: 'The words of the email that asks whether someone wants your newsletter.',
  needs: 'newsletter.editSettings',
  note: 'The link to confirm, what to do if it was someone else, and the link to unsubscribe are added automatically. Pages in another language use our words.',
  fields: [
    wordsField('confirmSubject', 200, {
      label: 'Subject',
      hint: '{what} becomes the name of the newsletter. Leave empty for our words.',
      kind: 'text',
    }),
    wordsField('confirmText', 2_000, {
      label: 'What the email says before its link',
      hint: '{what} becomes the name of the newsletter. Leave empty for our words.',
      kind: 'lines',
      rows: 6,
    }),
  ],
};

function wordsField(
  name: keyof NewsletterSettings,
  most: number,
  words: Pick<SettingField, 'label' | 'hint' | 'kind'> & Partial<Pick<SettingField, 'rows'>>,
): SettingField {
  return {
    ...words,
    name,
    read: (settings) => readNewsletterSettings(settings)[name],
    write: (settings, entered) =>
      entered.length > most
        ? { wrong: `It has ${entered.length} characters; it can have up to ${most}.` }
        : { ...settings, newsletter: { ...settings.newsletter, [name]: entered } },
  };
}
