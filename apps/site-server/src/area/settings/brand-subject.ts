import { safeHref } from '@frontage/site-model';
import type { SiteBrand, SiteSettings } from '../../sites/site-settings';
import { listPictureChoices } from './list-picture-choices';
import type { SettingField, SettingSubject } from './setting-field';

/** The most accounts, as a block has them. */
const mostAccounts = 30;

/** How pages, browsers and services show the site. */
export const brandSubject: SettingSubject = {
  id: 'brand',
  title: 'Logo, accounts, icons and colour',
  about:
    'The logo and the accounts for your pages, the icon in tabs and on home screens, the picture beside links, the browser’s colour.',
  needs: 'settings.general',
  fields: [
    pictureField('logoId', {
      label: 'Logo',
      hint: 'Blocks with the logo show it unless they have a picture of their own. Without one it is the site’s name.',
    }),
    {
      name: 'accounts',
      label: 'Your accounts elsewhere',
      hint: 'One address per line, such as https://www.instagram.com/netloft. Blocks with links to accounts show them unless they name some themselves.',
      kind: 'lines',
      read: ({ brand }) => (brand?.accounts ?? []).join('\n'),
      write: ({ brand, ...settings }, entered) => writeAccounts(settings, brand, entered),
    },
    pictureField('iconId', {
      label: 'Icon in tabs',
      hint: 'A square picture of your files. Without one it is the first letter of the site’s name.',
    }),
    pictureField('touchIconId', {
      label: 'Icon on home screens',
      hint: 'A square PNG picture of 180 × 180 pixels or more.',
    }),
    pictureField('shareImageId', {
      label: 'Picture beside links',
      hint: 'Services and messengers show it when someone shares a page. Ideally 1200 × 630 pixels, as JPEG or PNG.',
    }),
    colorField('themeColor', {
      label: 'Colour of the browser',
      hint: 'Around your pages on telephones, such as #26685a. Leave empty for the browser’s own.',
    }),
    colorField('darkThemeColor', {
      label: 'Colour of the browser in dark mode',
      hint: 'Leave empty for the same colour.',
    }),
  ],
};

type Words = Pick<SettingField, 'label' | 'hint'>;

function writeAccounts(
  settings: Omit<SiteSettings, 'brand'>,
  { accounts: _before, ...others }: SiteBrand = {},
  entered: string,
): SiteSettings | { wrong: string } {
  const accounts = entered
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const wrong = accounts.find(
    (address) => !/^(?:https?:\/\/|mailto:)/i.test(safeHref(address) ?? ''),
  );
  if (wrong !== undefined)
    return { wrong: `${wrong} is no address of an account. Enter one that begins with https://.` };
  if (accounts.length > mostAccounts) return { wrong: `Enter ${mostAccounts} accounts at most.` };
  return { ...settings, brand: accounts.length === 0 ? others : { ...others, accounts } };
}

function pictureField(
  part: 'logoId' | 'iconId' | 'touchIconId' | 'shareImageId',
  words: Words,
): SettingField {
  return {
    ...words,
    name: part,
    kind: 'choice',
    options: listPictureChoices,
    read: ({ brand }) => brand?.[part] ?? '',
    write: ({ brand, ...settings }, id) => ({
      ...settings,
      brand: withPart(brand, part, id),
    }),
  };
}

function colorField(part: 'themeColor' | 'darkThemeColor', words: Words): SettingField {
  return {
    ...words,
    name: part,
    kind: 'text',
    read: ({ brand }) => brand?.[part] ?? '',
    write: ({ brand, ...settings }, entered) =>
      entered === '' || /^#[\da-f]{6}$/i.test(entered)
        ? { ...settings, brand: withPart(brand, part, entered.toLowerCase()) }
        : { wrong: `${entered} is not a colour. Enter one such as #26685a.` },
  };
}

function withPart(
  brand: SiteBrand = {},
  part: Exclude<keyof SiteBrand, 'accounts'>,
  value: string,
): SiteBrand {
  const { [part]: _, ...others } = brand;
  return value === '' ? others : { ...others, [part]: value };
}
