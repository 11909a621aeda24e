import type { Permission } from '@frontage/site-model/enums';
import { languageName } from '../language-name';
import { sayOfLinkChecks } from './link-check-texts';

/** Where a link stands that is in no block of a page: who changes it, and in which control. */
export interface LinkPlace {
  /** What it is called, such as `Header`. */
  readonly name: string;
  /** Whether every page shows it. */
  readonly isOnEveryPage: boolean;
  /** The address of the control that has it. */
  readonly path: string;
  readonly needs: Permission;
}

/** The controls of settings that have links: the page of the area, the control, who may. */
const controls = {
  header: ['header-footer', 'navigation', 'config.editDesign'],
  footer: ['header-footer', 'columns', 'config.editDesign'],
  announcement: ['announcement-bar', 'announcement', 'marketing.announcementBar'],
  popupText: ['pop-up', 'popupText', 'marketing.popups'],
  popupButton: ['pop-up', 'popupHref', 'marketing.popups'],
  badge: ['badge', 'href', 'config.editDesign'],
  cookies: ['cookies', 'cookieBannerText', 'settings.general'],
  terms: ['shop', 'policy-terms', 'commerce.payments'],
  privacy: ['shop', 'policy-privacy', 'commerce.payments'],
  returns: ['shop', 'policy-returns', 'commerce.payments'],
} as const satisfies Record<string, readonly [page: string, control: string, needs: Permission]>;

/** A setting that has links. */
export type LinkSetting = keyof typeof controls;

/**
 * Returns the place of a link in the settings.
 *
 * @param setting that has it
 * @param href where it leads; its row has the focus there
 * @param language of the pages that show it. @default the main one
 */
export function settingPlace(setting: LinkSetting, href: string, language?: string): LinkPlace {
  const [page, control, needs] = controls[setting];
  const name = sayOfLinkChecks(setting);
  const isRow = setting === 'header' || setting === 'footer';
  const query = isRow ? `?${new URLSearchParams({ link: href })}` : '';
  const path =
    language === undefined
      ? `/config/settings/${page}`
      : `/config/settings/languages/${language}/header-footer`;
  return {
    name:
      language === undefined
        ? name
        : sayOfLinkChecks('inLanguage', { name, language: languageName(language) }),
    isOnEveryPage: page !== 'shop',
    path: `${path}${query}#${control}`,
    needs: language === undefined ? needs : 'config.editDesign',
  };
}

/** Returns the place of a link that a form has for after it was sent. */
export function formPlace(
  { id, name }: { readonly id: string; readonly name: string },
  control: 'redirect' | 'html',
): LinkPlace {
  return {
    name: sayOfLinkChecks('form', { name }),
    isOnEveryPage: false,
    path: `/config/forms/${id}#${control}`,
    needs: 'config.editContent',
  };
}

/** Returns the place of the link to the tickets of an event. */
export function ticketsPlace({ id, title }: { id: string; title: string }): LinkPlace {
  return {
    name: sayOfLinkChecks('ofEvent', { title }),
    isOnEveryPage: false,
    path: `/config/pages/${id}/item#tickets`,
    needs: 'config.editContent',
  };
}

/** Returns the place of a redirect: the list of them, where it is found. */
export function redirectPlace(path: string): LinkPlace {
  return {
    name: sayOfLinkChecks('redirect'),
    isOnEveryPage: false,
    path: `/config/settings/redirects?${new URLSearchParams({ q: path })}`,
    needs: 'settings.general',
  };
}
