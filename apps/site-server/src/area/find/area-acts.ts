import type { Permission } from '@frontage/site-model/enums';

/** Something to do in the area that has a page of its own. */
export interface AreaAct {
  readonly text: string;
  /** A page of the area; what it does is done there. */
  readonly path: string;
  /** @default everybody who is signed in may do it */
  readonly needs?: Permission;
  /** Other words by which people look for it. @default none */
  readonly words?: string;
}

/** What the menu offers to do. A test holds each against the action of its address. */
export const areaActs: readonly AreaAct[] = [
  { text: 'New page', path: '/config/pages/new', needs: 'config.editContent', words: 'add' },
  { text: 'New form', path: '/config/forms/new', needs: 'config.editContent', words: 'add' },
  { text: 'New product', path: '/config/products/new', needs: 'commerce.products', words: 'add' },
  {
    text: 'Rename or delete a tag or a category',
    path: '/config/products/tags',
    needs: 'commerce.describeProducts',
    words: 'label change remove',
  },
  { text: 'New discount code', path: '/config/codes/new', needs: 'commerce.coupons', words: 'add' },
  {
    text: 'New token for a program',
    path: '/config/tokens',
    needs: 'settings.tokens',
    words: 'api add',
  },
  {
    text: 'Invite a member',
    path: '/config/members/invite',
    needs: 'settings.memberAccounts',
    words: 'add new customer',
  },
  {
    text: 'Invite someone to look after the site',
    path: '/config/people/invite',
    needs: 'settings.contributors',
    words: 'add new contributor staff',
  },
  {
    text: 'See what each role may do',
    path: '/config/people/roles',
    needs: 'settings.contributors',
    words: 'permissions',
  },
  {
    text: 'Import from another site',
    path: '/config/import',
    needs: 'config.editContent',
    words: 'wordpress squarespace shopify zip html pages move',
  },
  {
    text: 'Import products',
    path: '/config/products/import',
    needs: 'commerce.products',
    words: 'csv table upload',
  },
  {
    text: 'Export products',
    path: '/config/products/export',
    needs: 'commerce.products',
    words: 'csv table download',
  },
  {
    text: 'Export orders',
    path: '/config/orders/export',
    needs: 'commerce.exportOrders',
    words: 'csv table download',
  },
  {
    text: 'Export the log',
    path: '/config/log/export',
    needs: 'settings.auditLog',
    words: 'csv table download audit',
  },
  {
    text: 'Change the name, language or time zone',
    path: '/config/settings/general',
    needs: 'settings.general',
    words: 'site title settings',
  },
  {
    text: 'Change header and footer',
    path: '/config/settings/header-footer',
    needs: 'config.editDesign',
    words: 'navigation menu links settings',
  },
  {
    text: 'Change the announcement bar',
    path: '/config/settings/announcement-bar',
    needs: 'marketing.announcementBar',
    words: 'banner notice sale settings',
  },
  {
    text: 'Change the pop-up',
    path: '/config/settings/pop-up',
    needs: 'marketing.popups',
    words: 'popup newsletter overlay settings',
  },
  {
    text: 'Change the info bar of phones',
    path: '/config/settings/info-bar',
    needs: 'config.editDesign',
    words: 'contact call email map opening hours mobile settings',
  },
  {
    text: 'Change the badge',
    path: '/config/settings/badge',
    needs: 'config.editDesign',
    words: 'credit corner made with settings',
  },
  {
    text: 'Change icon and colour',
    path: '/config/settings/brand',
    needs: 'settings.general',
    words: 'logo favicon brand settings',
  },
  {
    text: 'Change currencies and payment',
    path: '/config/settings/shop',
    needs: 'commerce.payments',
    words: 'shop settings',
  },
  {
    text: 'Change taxes',
    path: '/config/settings/taxes',
    needs: 'commerce.taxes',
    words: 'vat settings',
  },
  {
    text: 'Add a redirect',
    path: '/config/settings/redirects',
    needs: 'settings.general',
    words: 'new address url settings',
  },
  {
    text: 'Set up a second factor',
    path: '/config/account/second-factor',
    words: 'code app authenticator security 2fa',
  },
  { text: 'Add a passkey', path: '/config/account/passkeys', words: 'new security' },
  { text: 'Sign out of other browsers', path: '/config/sign-ins', words: 'sessions end security' },
];
