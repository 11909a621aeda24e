import { navigationLinks, pageDocumentVersion, type SiteHeaderFooter } from '@frontage/site-model';
import {
  readHtmlWords,
  readSiteAnnouncement,
  readSiteBadge,
  readSitePopup,
  type RichWords,
} from '@frontage/site-model/fields';
import type { KnownForm } from '../../forms/definitions/known-forms';
import { collectLinks } from '../../pages/documents/collect-links';
import { popupSection } from '../../pages/documents/popup-section';
import { readShopSettings } from '../../shop/settings/shop-settings';
import { listLanguages, siteLanguage } from '../../sites/languages';
import { readCookieSettings } from '../../sites/read-cookie-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { sayOfLinkChecks } from './link-check-texts';
import { formPlace, settingPlace, type LinkPlace, type LinkSetting } from './link-place';

/** A link that is in no block of a page. */
export interface SiteLink {
  readonly words: string;
  readonly href: string;
  readonly place: LinkPlace;
  /** Whether visitors do not see it while its page is not seen. */
  readonly isLeftOut: boolean;
}

/**
 * Lists the links of a site that are in no block of a page: around every page in each language, at
 * the checkout, and after forms.
 *
 * @param settings of the site
 * @param forms of the site
 */
export function listSiteLinks(
  settings: SiteSettings,
  forms: readonly KnownForm[],
): readonly SiteLink[] {
  const { badge, headerFooter, announcement, popup } = settings;
  const credit = readSiteBadge(badge);
  return [
    ...linksAround({ headerFooter, announcement, popup }),
    ...linkIn('badge')(credit),
    ...readHtmlWords(readCookieSettings(settings).cookieBannerText).flatMap(linksOf('cookies')),
    ...listLanguages(settings).flatMap((tag) =>
      linksAround(siteLanguage(settings, tag) ?? {}, tag),
    ),
    ...policyLinks(settings),
    ...forms.flatMap(linksAfter),
  ];
}

type Around = Partial<Pick<SiteSettings, 'announcement' | 'popup' | 'headerFooter'>>;

function linksAround({ headerFooter, announcement, popup }: Around, tag?: string): SiteLink[] {
  const { button } = readSitePopup(popup);
  return [
    ...popupTextLinks(popup).flatMap(linkIn('popupText', tag)),
    ...linkIn('popupButton', tag)(button),
    ...linksOf('announcement', tag)(readSiteAnnouncement(announcement).words),
    ...(headerFooter ? frameLinks(headerFooter, tag) : []),
  ];
}

function popupTextLinks(popup: SiteSettings['popup']): readonly WrittenLink[] {
  const text = { ...readSitePopup(popup), assetId: '', formId: '', button: { text: '', href: '' } };
  const links = collectLinks({ version: pageDocumentVersion, sections: [popupSection(text)] });
  return links.map(({ words, href }) => ({ text: words, href }));
}

function frameLinks({ header, footer }: SiteHeaderFooter, tag: string | undefined): SiteLink[] {
  const lines = footer.columns.flatMap((column) => column.lines);
  return [
    ...navigationLinks(header.navigation)
      .map(({ title: text, href }) => ({ text, href }))
      .flatMap(linkIn('header', tag)),
    ...lines.flatMap(linkIn('footer', tag)),
  ];
}

function policyLinks(settings: SiteSettings): SiteLink[] {
  const { policies } = readShopSettings(settings);
  return (['terms', 'privacy', 'returns'] as const).flatMap((part) =>
    linkIn(part)({ text: sayOfLinkChecks(part), href: policies[part] }),
  );
}

function linksAfter({ id, definition, isDeleted }: KnownForm): SiteLink[] {
  if (isDeleted) return [];
  const { name, successRedirect = '', postSubmitHtml = '' } = definition;
  const linkAfter = (control: 'redirect' | 'html', words: string, href = ''): SiteLink[] =>
    href === '' ? [] : [{ words, href, place: formPlace({ id, name }, control), isLeftOut: false }];
  return [
    ...linkAfter('redirect', sayOfLinkChecks('after'), successRedirect),
    ...readHtmlWords(postSubmitHtml)
      .flat()
      .flatMap((word) => (typeof word === 'string' ? [] : linkAfter('html', word.text, word.href))),
  ];
}

interface WrittenLink {
  readonly text: string;
  readonly href?: string | undefined;
}

const linkIn =
  (setting: LinkSetting, tag?: string) =>
  ({ text, href = '' }: WrittenLink): SiteLink[] =>
    href === ''
      ? []
      : [
          {
            words: text,
            href,
            place: settingPlace(setting, href, tag),
            isLeftOut: setting === 'header' || setting === 'footer',
          },
        ];

const linksOf =
  (setting: LinkSetting, tag?: string) =>
  (words: readonly RichWords[]): SiteLink[] =>
    words.flatMap((word) => (typeof word === 'string' ? [] : linkIn(setting, tag)(word)));
