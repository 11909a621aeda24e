import type { Permission } from '@frontage/site-model/enums';

/** A section of the owner's area. */
export interface AreaSection {
  readonly path: string;
  readonly text: string;
}

/** The sections, and what each needs; one without a need is for everybody who is signed in. */
const sections: readonly (AreaSection & { readonly needs?: Permission })[] = [
  { path: '/config', text: 'Start' },
  { path: '/config/?frameUrl=', text: 'Your site' },
  { path: '/config/pages', text: 'Pages', needs: 'config.readContent' },
  { path: '/config/files', text: 'Files', needs: 'config.readContent' },
  { path: '/config/orders', text: 'Orders', needs: 'commerce.readOrders' },
  { path: '/config/products', text: 'Products', needs: 'commerce.describeProducts' },
  { path: '/config/reviews', text: 'Reviews', needs: 'commerce.productReviews' },
  { path: '/config/codes', text: 'Discount codes', needs: 'commerce.coupons' },
  { path: '/config/subscriptions', text: 'Subscriptions', needs: 'commerce.readOrders' },
  { path: '/config/gift-cards', text: 'Gift cards', needs: 'commerce.readOrders' },
  { path: '/config/restock', text: 'Waiting for stock', needs: 'commerce.inventory' },
  { path: '/config/messages', text: 'Messages', needs: 'config.readSubmissions' },
  { path: '/config/members', text: 'Members', needs: 'settings.memberAccounts' },
  { path: '/config/people', text: 'People', needs: 'settings.contributors' },
  { path: '/config/tokens', text: 'Tokens', needs: 'settings.tokens' },
  { path: '/config/settings', text: 'Settings', needs: 'config.settings' },
  { path: '/config/log', text: 'Log', needs: 'settings.auditLog' },
  { path: '/config/account', text: 'Your account' },
  { path: '/config/sign-ins', text: 'Your sign-ins' },
];

/** Lists the sections that somebody may open. */
export function areaSections(permissions: readonly Permission[]): readonly AreaSection[] {
  return sections
    .filter(({ needs }) => needs === undefined || permissions.includes(needs))
    .map(({ path, text }) => ({ path, text }));
}
