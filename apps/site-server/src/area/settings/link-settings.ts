import type { Permission } from '@frontage/site-model/enums';
import type { Site } from '../../sites/site-settings';
import { announcementSubject } from './announcement-subject';
import { badgeSubject } from './badge-subject';
import { billingPath } from './billing-actions';
import { brandSubject } from './brand-subject';
import { cookieSubject } from './cookie-subject';
import { frameSubject } from './frame-subject';
import { generalSubject } from './general-subject';
import { infoBarSubject } from './info-bar-subject';
import { languageSubject } from './language-subject';
import { mailSubject } from './mail-subject';
import { newsletterSubject } from './newsletter-subject';
import { paymentList } from './payment-list';
import { popupSubject } from './popup-subject';
import { redirectsPath } from './redirect-query';
import type { LinkedSettings, SettingSubject } from './setting-field';
import type { SettingList } from './setting-list';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';
import { shippingList } from './shipping-list';
import { shopSubject } from './shop-subject';
import { taxSubject } from './tax-subject';
import { visitsSubject } from './visits-subject';

/** Settings that have a page of their own kind. */
interface OtherSettings {
  readonly title: string;
  readonly about: string;
  readonly needs: Permission;
  readonly href: (site: Pick<Site, 'settings'>) => string;
}

/** What stands below one heading on the page of all settings. */
interface SettingGroup {
  readonly title: string;
  readonly settings: readonly (SettingSubject | SettingList | OtherSettings)[];
}

const redirects: OtherSettings = {
  title: sayOfSettings('redirects'),
  about: sayOfSettings('redirectsAbout'),
  needs: 'settings.general',
  href: () => redirectsPath,
};

const plan: OtherSettings = {
  title: sayOfSettings('plan'),
  about: sayOfSettings('planAbout'),
  needs: 'settings.billing',
  href: billingPath,
};

const mail: OtherSettings = {
  title: mailSubject.title,
  about: mailSubject.about,
  needs: mailSubject.needs,
  href: () => `${settingsPath}/${mailSubject.id}`,
};

const groups: readonly SettingGroup[] = [
  {
    title: sayOfSettings('ofSite'),
    settings: [generalSubject, languageSubject, brandSubject, redirects, plan],
  },
  {
    title: sayOfSettings('ofEveryPage'),
    settings: [
      frameSubject,
      announcementSubject,
      popupSubject,
      infoBarSubject,
      badgeSubject,
      cookieSubject,
    ],
  },
  {
    title: sayOfSettings('ofShop'),
    settings: [shopSubject, taxSubject, shippingList, paymentList],
  },
  {
    title: sayOfSettings('ofMailAndVisits'),
    settings: [mail, newsletterSubject, visitsSubject],
  },
];

const all = groups.flatMap(({ settings }) => settings);

/** The settings that have a page of fields; those of emails have actions of their own. */
export const subjects = all.filter((of) => 'fields' in of);

/** The settings that are a list of entries, each with a page of fields. */
export const lists = all.filter((of) => 'entries' in of);

/** Finds the settings that somebody may change; a group without any is left out. */
export function linkSettings(
  site: Pick<Site, 'settings'>,
  permissions: readonly Permission[],
): readonly LinkedSettings[] {
  return groups
    .map(({ title, settings }) => ({
      title,
      links: settings
        .filter(({ needs }) => permissions.includes(needs))
        .map((of) => ({
          title: of.title,
          about: of.about,
          href: 'href' in of ? of.href(site) : `${settingsPath}/${of.id}`,
        })),
    }))
    .filter(({ links }) => links.length > 0);
}
