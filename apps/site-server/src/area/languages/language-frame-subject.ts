import {
  readSiteAnnouncement,
  readSiteInfoBar,
  readSitePopup,
  type SitePopup,
} from '@frontage/site-model/fields';
import type { SiteSettings } from '../../sites/site-settings';
import { infoBarHoursField } from '../settings/info-bar-subject';
import { announcementWordsField } from '../settings/announcement-subject';
import { popupWordsFields } from '../settings/popup-words-fields';
import { frameSubject } from '../settings/frame-subject';
import { languageName } from '../language-name';
import { languagePath } from '../settings/language-path';
import { isWrongSetting, type SettingField, type SettingSubject } from '../settings/setting-field';
import { sayOfLanguages } from './language-texts';

/** The most characters of the name of a site. */
const longestName = 200;

/** The part of the address below a language. */
export const framePath = 'header-footer';

/**
 * Makes the settings of what stands above and below pages in a language [3.50].
 *
 * @param tag of a language beside the main one
 */
export function languageFrameSubject(tag: string): SettingSubject {
  const language = languageName(tag);
  return {
    ...frameSubject,
    id: `languages/${tag}/${framePath}`,
    title: sayOfLanguages('frame', { language }),
    about: sayOfLanguages('frameAbout', { language }),
    back: { href: languagePath(tag), text: sayOfLanguages('title', { language }) },
    fields: [
      nameField(language),
      ...frameSubject.fields,
      announcementWordsField,
      ...popupWordsFields,
      infoBarHoursField,
    ].map((field) => inLanguage(field, tag)),
  };
}

function nameField(language: string): SettingField {
  return {
    name: 'title',
    label: sayOfLanguages('siteName'),
    hint: sayOfLanguages('siteNameHint', { language }),
    kind: 'text',
    read: ({ headerFooter }) => headerFooter.header.title,
    write: (settings, title) =>
      title === '' || title.length > longestName
        ? { wrong: sayOfLanguages('wrongName', { most: longestName }) }
        : {
            ...settings,
            headerFooter: {
              ...settings.headerFooter,
              header: { ...settings.headerFooter.header, title },
            },
          },
  };
}

/** Has a field read and write what pages of a language show: the site's, until it has its own. */
function inLanguage(field: SettingField, tag: string): SettingField {
  const languageOf = ({ languages = {} }: SiteSettings) =>
    (Object.hasOwn(languages, tag) ? languages[tag] : undefined) ?? {};
  const shown = (settings: SiteSettings): SiteSettings => ({
    ...settings,
    headerFooter: languageOf(settings).headerFooter ?? settings.headerFooter,
    announcement: { ...settings.announcement, ...languageOf(settings).announcement },
    popup: { ...settings.popup, ...languageOf(settings).popup },
    infoBar: { ...settings.infoBar, ...languageOf(settings).infoBar },
  });
  return {
    ...field,
    read: (settings) => field.read(shown(settings)),
    write(settings, entered, hide) {
      const before = shown(settings);
      const written = field.write(before, entered, hide);
      if (isWrongSetting(written)) return written;
      const { headerFooter, announcement, popup, infoBar } = written;
      const language = {
        ...languageOf(settings),
        ...(headerFooter !== before.headerFooter && { headerFooter }),
        ...(announcement !== before.announcement && {
          announcement: { words: readSiteAnnouncement(announcement).words },
        }),
        ...(popup !== before.popup && { popup: popupWords(readSitePopup(popup)) }),
        ...(infoBar !== before.infoBar && {
          infoBar: { hours: readSiteInfoBar(infoBar).hours },
        }),
      };
      return { ...settings, languages: { ...settings.languages, [tag]: language } };
    },
  };
}

function popupWords({ title, nodes, button }: SitePopup) {
  return { title, nodes, button };
}
