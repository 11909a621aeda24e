import { permission, type Permission } from './permission';
import type { ContributorRole } from './website';

/** What belongs to those who run the platform, and to no role of a site [6.06]. */
const isOfStaff = (name: Permission): boolean =>
  name.startsWith('admin.') && name !== 'admin.access';

/**
 * The one table of who may do what on a site [6.02] [6.06]: role → what it allows. Several roles
 * add up. Whatever a role does not need for its work it does not hold: a role for billing cannot
 * remove the site, and figures come without names.
 */
export const rolePermissions: Readonly<Record<ContributorRole, readonly Permission[]>> = {
  admin: /* @__PURE__ */ permission.names.filter((name) => !isOfStaff(name)),
  billing: ['config.settings', 'config.commerce', 'settings.billing', 'commerce.readAccounting'],
  reporting: [
    'config.activity',
    'activity.traffic',
    'activity.pageTraffic',
    'activity.sales',
    'activity.campaigns',
    'commerce.readTotals',
    'newsletter.readCounts',
  ],
  editor: [
    'config.contentManager',
    'config.settings',
    'config.activity',
    'config.crm',
    'config.marketing',
    'config.seeUnpublished',
    'config.readContent',
    'config.editContent',
    'config.publishContent',
    'config.editProductPages',
    'config.readSubmissions',
    'config.writeComments',
    'settings.readGeneral',
    'settings.readLocale',
    'activity.pageTraffic',
    'commerce.describeProducts',
    'marketing.pageSeo',
  ],
  moderator: [
    'config.crm',
    'config.commerce',
    'config.writeComments',
    'config.moderateComments',
    'commerce.productReviews',
  ],
  commenter: ['config.writeComments'],
  storeManager: [
    'config.contentManager',
    'config.settings',
    'config.activity',
    'config.commerce',
    'config.seeUnpublished',
    'config.readContent',
    'config.editProductPages',
    'settings.readGeneral',
    'settings.readLocale',
    'activity.sales',
    'commerce.readTotals',
    'commerce.readOrders',
    'commerce.editOrders',
    'commerce.refunds',
    'commerce.readCustomers',
    'commerce.shipping',
    'commerce.coupons',
    'commerce.discounts',
    'commerce.readTaxes',
    'commerce.describeProducts',
    'commerce.products',
    'commerce.inventory',
    'commerce.donations',
    'commerce.productReviews',
    'commerce.pos',
  ],
  scheduling: [
    'config.scheduling',
    'config.readCalendar',
    'config.editCalendar',
    'config.editScheduling',
  ],
  viewer: ['config.seeUnpublished'],
  campaignsEditor: [
    'config.contentManager',
    'config.activity',
    'config.newsletter',
    'config.crm',
    'config.marketing',
    'config.readContent',
    'activity.campaigns',
    'newsletter.readCounts',
    'newsletter.readSubscribers',
    'newsletter.editSubscribers',
    'newsletter.readGroups',
    'newsletter.editGroups',
    'newsletter.readMessages',
    'newsletter.editMessages',
    'newsletter.readSettings',
    'marketing.pageSeo',
    'marketing.seo',
    'marketing.popups',
    'marketing.announcementBar',
  ],
  schedulingViewer: ['config.scheduling', 'config.readCalendar'],
  schedulingEditor: ['config.scheduling', 'config.readCalendar', 'config.editCalendar'],
  none: [],
};

/** Returns everything that the roles of one person allow together, in the order of `permission`. */
export function permissionsOf(roles: readonly ContributorRole[]): readonly Permission[] {
  const permissions = new Set(roles.flatMap((role) => rolePermissions[role]));
  return permission.names.filter((name) => permissions.has(name));
}

/**
 * Whether somebody may see the site and nothing else: such people are counted like visitors, and
 * are not led to the owner's area [2.09] [6.02].
 */
export function isOnlyViewer(roles: readonly ContributorRole[]): boolean {
  return roles.includes('viewer') && roles.every((role) => role === 'viewer' || role === 'none');
}
