import type { Permission } from '@frontage/site-model/enums';

/** A section of the owner's area. */
export interface AreaSection {
  readonly path: string;
  readonly text: string;
}

/** Sections that stand together in the rail. */
export interface AreaSectionGroup {
  /** @default they need no heading */
  readonly title?: string;
  readonly sections: readonly AreaSection[];
}

interface GuardedSection extends AreaSection {
  /** @default everybody who is signed in may open it */
  readonly needs?: Permission;
}

/** All sections, and what each needs. */
const groups: readonly { readonly title?: string; readonly sections: readonly GuardedSection[] }[] =
  [
    {
      sections: [
        { path: '/config', text: 'Start' },
        { path: '/config/messages', text: 'Messages', needs: 'config.readSubmissions' },
        { path: '/config/numbers', text: 'Numbers', needs: 'activity.sales' },
        { path: '/config/visits', text: 'Visits', needs: 'activity.pageTraffic' },
        { path: '/config/speed', text: 'Speed', needs: 'activity.pageTraffic' },
        { path: '/config/errors', text: 'Errors', needs: 'activity.traffic' },
      ],
    },
    {
      title: 'Site',
      sections: [
        { path: '/config/?frameUrl=', text: 'Your site' },
        { path: '/config/pages', text: 'Pages', needs: 'config.readContent' },
        { path: '/config/collections', text: 'Collections', needs: 'config.readContent' },
        { path: '/config/look', text: 'Look', needs: 'config.editDesign' },
        { path: '/config/translations', text: 'Translations', needs: 'config.readContent' },
        { path: '/config/links', text: 'Broken links', needs: 'config.readContent' },
        { path: '/config/experiments', text: 'Experiments', needs: 'config.marketing' },
        { path: '/config/forms', text: 'Forms', needs: 'config.editContent' },
        { path: '/config/files', text: 'Files', needs: 'config.readContent' },
        { path: '/config/import', text: 'Import', needs: 'config.editContent' },
        { path: '/config/settings', text: 'Settings', needs: 'config.settings' },
      ],
    },
    {
      title: 'Shop',
      sections: [
        { path: '/config/orders', text: 'Orders', needs: 'commerce.readOrders' },
        { path: '/config/products', text: 'Products', needs: 'commerce.describeProducts' },
        { path: '/config/reviews', text: 'Reviews', needs: 'commerce.productReviews' },
        { path: '/config/codes', text: 'Discount codes', needs: 'commerce.coupons' },
        { path: '/config/subscriptions', text: 'Subscriptions', needs: 'commerce.readOrders' },
        { path: '/config/gift-cards', text: 'Gift cards', needs: 'commerce.readOrders' },
        { path: '/config/restock', text: 'Waiting for stock', needs: 'commerce.inventory' },
      ],
    },
    {
      title: 'People',
      sections: [
        { path: '/config/members', text: 'Members', needs: 'settings.memberAccounts' },
        {
          path: '/config/subscribers',
          text: 'Newsletters',
          needs: 'newsletter.readSubscribers',
        },
        { path: '/config/people', text: 'People', needs: 'settings.contributors' },
        { path: '/config/tokens', text: 'Tokens', needs: 'settings.tokens' },
        { path: '/config/consents', text: 'Consent', needs: 'config.readConsents' },
        { path: '/config/log', text: 'Log', needs: 'settings.auditLog' },
      ],
    },
    {
      title: 'You',
      sections: [
        { path: '/config/account', text: 'Your account' },
        { path: '/config/sign-ins', text: 'Your sign-ins' },
      ],
    },
  ];

/** Lists the sections that somebody may open, in their groups. */
export function areaSections(permissions: readonly Permission[]): readonly AreaSectionGroup[] {
  return groups
    .map(({ sections, ...group }) => ({
      ...group,
      sections: sections
        .filter(({ needs }) => needs === undefined || permissions.includes(needs))
        .map(({ path, text }) => ({ path, text })),
    }))
    .filter(({ sections }) => sections.length > 0);
}
