import { longestPopupDelay, readSitePopup, type SitePopup } from '@frontage/site-model/fields';
import { listKnownForms } from '../../forms/definitions/known-forms';
import type { SiteSettings } from '../../sites/site-settings';
import { listPictureChoices } from './list-picture-choices';
import { popupWordsFields, withPopupContent } from './popup-words-fields';
import type { SettingField, SettingSubject } from './setting-field';

/** When a closed pop-up is shown again, in days. */
const frequencies: readonly (readonly [days: string, text: string])[] = [
  ['0', 'On the next visit'],
  ['1', 'After a day'],
  ['3', 'After 3 days'],
  ['7', 'After a week'],
  ['14', 'After two weeks'],
  ['30', 'After a month'],
  ['90', 'After three months'],
  ['-1', 'Never'],
];

/** The pop-up of every page [3.23]. */
export const popupSubject: SettingSubject = {
  id: 'pop-up',
  title: 'Pop-up',
  about: 'A message over every page, with a newsletter form or a button, and when it comes.',
  needs: 'marketing.popups',
  tried: 'popup',
  fields: [
    checkField('isShown', 'Visitors see the pop-up'),
    ...popupWordsFields,
    {
      name: 'assetId',
      label: 'Picture',
      kind: 'choice',
      options: listPictureChoices,
      read: ({ popup }) => readSitePopup(popup).assetId,
      write: (settings, assetId) => withPopupContent(settings, { assetId }),
    },
    {
      name: 'formId',
      label: 'Newsletter form',
      kind: 'choice',
      async options(read, siteId) {
        const forms = await listKnownForms(read, siteId);
        const letters = forms.filter(
          ({ definition, isDeleted }) => definition.kind === 'newsletter' && !isDeleted,
        );
        return [['', 'None'], ...letters.map(({ id, name }) => [id, name] as const)];
      },
      read: ({ popup }) => readSitePopup(popup).formId,
      write: (settings, formId) => withPopupContent(settings, { formId }),
    },
    {
      name: 'style',
      label: 'Place',
      kind: 'choice',
      options: () =>
        Promise.resolve([
          ['overlay', 'Over the page'],
          ['corner', 'In the corner, beside what one reads'],
        ]),
      read: ({ popup }) => readSitePopup(popup).style,
      write: (settings, style) =>
        withTiming(settings, { style: style === 'corner' ? style : 'overlay' }),
    },
    {
      name: 'delay',
      label: 'Seconds until it comes',
      kind: 'number',
      read: ({ popup }) => String(readSitePopup(popup).delay),
      write: (settings, entered) =>
        /^\d{1,3}$/.test(entered) && Number(entered) <= longestPopupDelay
          ? withTiming(settings, { delay: Number(entered) })
          : { wrong: `Enter a whole number from 0 to ${longestPopupDelay}.` },
    },
    {
      name: 'displayFrequency',
      label: 'Once closed, it comes again',
      hint: 'When you change what it shows, it comes to everyone again.',
      kind: 'choice',
      options: () => Promise.resolve(frequencies),
      read: ({ popup }) => String(readSitePopup(popup).displayFrequency),
      write: (settings, days) => withTiming(settings, { displayFrequency: Number(days) }),
    },
    checkField('showUntilSignup', 'Not to those who have sent its form'),
    checkField('enableMobile', 'On phones too'),
  ],
};

function checkField(
  name: 'isShown' | 'showUntilSignup' | 'enableMobile',
  label: string,
): SettingField {
  return {
    name,
    label,
    kind: 'check',
    read: ({ popup }) => (readSitePopup(popup)[name] ? 'on' : ''),
    write: (settings, entered) => withTiming(settings, { [name]: entered === 'on' }),
  };
}

/** Changes when and where it is shown, which makes no other version of it. */
function withTiming(settings: SiteSettings, part: Partial<SitePopup>): SiteSettings {
  return { ...settings, popup: { ...settings.popup, ...part } };
}
