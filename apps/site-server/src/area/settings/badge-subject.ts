import { safeHref, visitorLinks, wrongLink } from '@frontage/site-model';
import { readSiteBadge, type SiteBadge } from '@frontage/site-model/fields';
import type { SiteSettings } from '../../sites/site-settings';
import type { SettingSubject } from './setting-field';

/** The most characters that the badge says. */
const longest = 40;

/** The credit in a corner of every page [1.04]. */
export const badgeSubject: SettingSubject = {
  id: 'badge',
  title: 'Badge',
  about: 'A small credit in a corner of every page.',
  needs: 'config.editDesign',
  tried: 'badge',
  fields: [
    {
      name: 'isShown',
      label: 'Visitors see the badge',
      kind: 'check',
      read: ({ badge }) => (readSiteBadge(badge).isShown ? 'on' : ''),
      write: (settings, entered) => withBadge(settings, { isShown: entered === 'on' }),
    },
    {
      name: 'text',
      label: 'Words of the badge',
      hint: 'Leave empty for “Made with Frontage”.',
      kind: 'text',
      read: ({ badge }) => readSiteBadge(badge).text,
      write: (settings, text) =>
        text.length > longest
          ? { wrong: `It has ${text.length} characters; it can have up to ${longest}.` }
          : withBadge(settings, { text }),
    },
    {
      name: 'href',
      label: 'Where it leads',
      hint: 'Such as /about, or an address elsewhere. Leave empty for nowhere.',
      kind: 'text',
      read: ({ badge }) => readSiteBadge(badge).href,
      write(settings, entered) {
        const wrong = entered === '' ? undefined : wrongLink(entered, visitorLinks);
        return wrong === undefined
          ? withBadge(settings, { href: safeHref(entered) ?? '' })
          : { wrong };
      },
    },
    {
      name: 'corner',
      label: 'Corner',
      kind: 'choice',
      options: () =>
        Promise.resolve([
          ['end', 'At the bottom, where lines end'],
          ['start', 'At the bottom, where lines begin'],
        ]),
      read: ({ badge }) => readSiteBadge(badge).corner,
      write: (settings, corner) =>
        withBadge(settings, { corner: corner === 'start' ? corner : 'end' }),
    },
  ],
};

function withBadge(settings: SiteSettings, part: Partial<SiteBadge>): SiteSettings {
  return { ...settings, badge: { ...settings.badge, ...part } };
}
