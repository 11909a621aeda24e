import { isCommentsShortname, isLanguageTag, textDirection } from '@frontage/site-model';
import type { SiteSettings } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { SettingSubject } from './setting-field';
import { contextText, withContext } from './with-context';
import { wrongValue } from './wrong-value';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

const longestTitle = 200;

/** What the site is called, its language and its clock. */
export const generalSubject: SettingSubject = {
  id: 'general',
  title: 'Name, language and time',
  about: 'What your site is called, the language of its pages, and its time zone.',
  needs: 'settings.general',
  fields: [
    {
      name: 'title',
      label: 'Name of the site',
      hint: 'At the top of every page, in the browser’s tab and in emails.',
      kind: 'text',
      read: ({ headerFooter }) => headerFooter.header.title,
      write: (settings, title) =>
        title === '' || title.length > longestTitle
          ? { wrong: `Enter a name of up to ${longestTitle} characters.` }
          : withTitle(settings, title),
    },
    {
      name: 'locale',
      label: 'Language',
      hint: 'A language tag such as en-GB, de or ar-EG. Dates, prices and the words of the site follow it. A page may have another language.',
      kind: 'text',
      read: ({ locale }) => locale,
      write: (settings, locale) =>
        isLanguageTag(locale)
          ? { ...settings, locale, dir: textDirection(locale) }
          : { wrong: wrongValue(locale, 'a language tag', 'Enter a tag such as en-GB.') },
    },
    {
      name: 'timeZone',
      label: 'Time zone',
      hint: 'For hours on your site, in emails and in this area.',
      kind: 'choice',
      options: () => Promise.resolve(zones.map((zone) => [zone, zone.replaceAll('_', ' ')])),
      read: (settings) => siteTimeZone({ settings }),
      fault: unknownZone,
      write: (settings, zone) => withContext(settings, 'timeZone', zone),
    },
    {
      name: 'comments',
      label: 'Name at the comments service',
      hint: 'The short name of your site at Disqus. Pages with comments contact the service. Leave empty for none.',
      kind: 'text',
      read: (settings) => contextText(settings, 'disqusShortname'),
      write: (settings, name) =>
        name === '' || isCommentsShortname(name)
          ? withContext(settings, 'disqusShortname', name || undefined)
          : { wrong: 'A short name can only have letters, digits and hyphens.' },
    },
    {
      name: 'longAnswers',
      label: 'Text areas of forms keep to their longest length',
      kind: 'check',
      read: ({ vanillaFormHandler = true }) => (vanillaFormHandler ? 'on' : ''),
      write: (settings, entered) => ({ ...settings, vanillaFormHandler: entered === 'on' }),
    },
  ],
};

/** A zone that came with a brought-in site, and that this server does not know [8.18t]. */
function unknownZone(settings: SiteSettings): string | undefined {
  const stored = contextText(settings, 'timeZone');
  return stored === '' || siteTimeZone({ settings }) === stored
    ? undefined
    : `Failed to load timezone “${stored}”. Times are shown in UTC until you choose one.`;
}

function withTitle(settings: SiteSettings, title: string): SiteSettings {
  const { headerFooter } = settings;
  return {
    ...settings,
    headerFooter: { ...headerFooter, header: { ...headerFooter.header, title } },
  };
}
