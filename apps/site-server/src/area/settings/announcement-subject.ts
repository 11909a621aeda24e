import {
  announcementTones,
  readSiteAnnouncement,
  type SiteAnnouncement,
} from '@frontage/site-model/fields';
import type { SiteSettings } from '../../sites/site-settings';
import { readLineWords, writeLineWords } from './line-words';
import type { SettingField, SettingSubject } from './setting-field';

/** The most characters that the bar says, its links among them. */
const longest = 500;

const toneTexts: Readonly<Record<SiteAnnouncement['tone'], string>> = {
  accent: 'The accent colour',
  dark: 'Dark',
  tinted: 'Tinted, like a section',
};

/** The words of the bar, which may differ by language. */
export const announcementWordsField: SettingField = {
  name: 'announcement',
  label: 'Words of the announcement bar',
  hint: 'One line. Write [words](/address) for a link, **words** for bold and *words* for italics.',
  kind: 'lines',
  rows: 2,
  read: ({ announcement }) => writeLineWords(readSiteAnnouncement(announcement).words),
  normalize: (entered) => entered.replaceAll(/\s+/g, ' '),
  write(settings, entered) {
    if (entered.length > longest)
      return { wrong: `It has ${entered.length} characters; it can have up to ${longest}.` };
    const words = readLineWords(entered);
    return 'wrong' in words ? words : withAnnouncement(settings, { words });
  },
};

/** The bar above the header of every page [6.03]. */
export const announcementSubject: SettingSubject = {
  id: 'announcement-bar',
  title: 'Announcement bar',
  about: 'A line above the header of every page, which visitors can close.',
  needs: 'marketing.announcementBar',
  tried: 'announcement',
  fields: [
    {
      name: 'isShown',
      label: 'Visitors see the bar',
      kind: 'check',
      read: ({ announcement }) => (readSiteAnnouncement(announcement).isShown ? 'on' : ''),
      write: (settings, entered) => withAnnouncement(settings, { isShown: entered === 'on' }),
    },
    announcementWordsField,
    {
      name: 'tone',
      label: 'Colours',
      hint: 'They follow the look of your site.',
      kind: 'choice',
      options: () => Promise.resolve(announcementTones.map((tone) => [tone, toneTexts[tone]])),
      read: ({ announcement }) => readSiteAnnouncement(announcement).tone,
      write: (settings, entered) =>
        withAnnouncement(settings, {
          tone: announcementTones.find((tone) => tone === entered) ?? 'accent',
        }),
    },
  ],
};

function withAnnouncement(settings: SiteSettings, part: Partial<SiteAnnouncement>): SiteSettings {
  return { ...settings, announcement: { ...settings.announcement, ...part } };
}
