import { isEmail } from '@frontage/form-runtime';
import { readSiteInfoBar, type SiteInfoBar } from '@frontage/site-model/fields';
import type { SiteSettings } from '../../sites/site-settings';
import type { SettingField, SettingSubject } from './setting-field';
import { wrongValue } from './wrong-value';

const longestAddress = 200;
const mostLines = 14;
const longestLine = 60;

/** The opening hours, which may be written otherwise in another language. */
export const infoBarHoursField: SettingField = {
  name: 'infoBarHours',
  label: 'Opening hours',
  hint: 'One line for each day or group of days, such as: Tuesday to Sunday, 10 to 18.',
  kind: 'lines',
  rows: 7,
  read: ({ infoBar }) => readSiteInfoBar(infoBar).hours.join('\n'),
  write(settings, entered) {
    const hours = entered
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (hours.length > mostLines)
      return { wrong: `It has ${hours.length} lines; it can have up to ${mostLines}.` };
    return hours.some((line) => line.length > longestLine)
      ? { wrong: `A line can have up to ${longestLine} characters.` }
      : withInfoBar(settings, { hours });
  },
};

/** The bar at the bottom of phones and tablets [9.12]. */
export const infoBarSubject: SettingSubject = {
  id: 'info-bar',
  title: 'Info bar',
  about: 'A bar at the bottom of phones and tablets: email, call, map and opening hours.',
  needs: 'config.editDesign',
  tried: 'infoBar',
  note: 'The bar is on screens up to 1024 pixels wide, once something in it is ticked and filled in.',
  fields: [
    check('isContactEmailEnabled', 'Show email'),
    {
      name: 'email',
      label: 'Email address',
      kind: 'email',
      read: ({ infoBar }) => readSiteInfoBar(infoBar).email,
      write: (settings, email) =>
        email === '' || isEmail(email, { topLevel: 'any' })
          ? withInfoBar(settings, { email })
          : {
              wrong: wrongValue(email, 'an email address', 'Enter one such as ada@example.com.'),
            },
    },
    check('isContactPhoneNumberEnabled', 'Show call'),
    {
      name: 'phone',
      label: 'Telephone number',
      hint: 'As people call it from abroad, such as +44 20 7946 0000.',
      kind: 'text',
      read: ({ infoBar }) => readSiteInfoBar(infoBar).phone,
      write: (settings, phone) =>
        phone === '' || /^(?=(?:\D*\d){3})[\d+() ./-]{3,30}$/.test(phone)
          ? withInfoBar(settings, { phone })
          : { wrong: 'Enter digits, which can have spaces, brackets and a plus sign.' },
    },
    check('isLocationEnabled', 'Show map'),
    {
      name: 'address',
      label: 'Address for the map',
      hint: 'One line, such as 4 Tarn Quay, Keswick. It opens a map service when pressed.',
      kind: 'text',
      read: ({ infoBar }) => readSiteInfoBar(infoBar).address,
      write: (settings, address) =>
        address.length > longestAddress
          ? { wrong: `It has ${address.length} characters; it can have up to ${longestAddress}.` }
          : withInfoBar(settings, { address }),
    },
    check('isBusinessHoursEnabled', 'Show opening hours'),
    infoBarHoursField,
  ],
};

type Line = Exclude<keyof SiteInfoBar, 'email' | 'phone' | 'address' | 'hours'>;

function check(name: Line, label: string): SettingField {
  return {
    name,
    label,
    kind: 'check',
    read: ({ infoBar }) => (readSiteInfoBar(infoBar)[name] ? 'on' : ''),
    write: (settings, entered) => withInfoBar(settings, { [name]: entered === 'on' }),
  };
}

function withInfoBar(settings: SiteSettings, part: Partial<SiteInfoBar>): SiteSettings {
  return { ...settings, infoBar: { ...settings.infoBar, ...part } };
}
