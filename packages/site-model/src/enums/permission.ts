import { createEnumeration } from '../enumeration';
import type { EnumerationName } from '../enumeration';
import type { PermissionGroup } from './permission-group';

/**
 * The permissions of contributors, `<group>.<what it allows>`, and their codes [3.46] [6.06]. The
 * hundreds of a code belong to its group: config from 0, settings 400, activity 800, commerce 1000,
 * newsletter 1400, marketing 1600, admin 2000. A code is never used again.
 */
export const permission = /* @__PURE__ */ createEnumeration({
  // The sections of the owner's area.
  'config.contentManager': 0,
  'config.settings': 1,
  'config.activity': 2,
  'config.commerce': 3,
  'config.newsletter': 4,
  'config.crm': 5,
  'config.marketing': 6,
  'config.scheduling': 7,
  // What is done in sections that have no group of their own.
  'config.seeUnpublished': 20,
  'config.readContent': 21,
  'config.editContent': 22,
  'config.publishContent': 23,
  'config.editProductPages': 24,
  'config.editDesign': 25,
  'config.readSubmissions': 40,
  'config.editSubmissions': 41,
  'config.exportSubmissions': 42,
  'config.readMembers': 50,
  'config.editMembers': 51,
  'config.exportMembers': 52,
  'config.readConsents': 53,
  'config.writeComments': 60,
  'config.moderateComments': 61,
  'config.readCalendar': 70,
  'config.editCalendar': 71,
  'config.editScheduling': 72,

  'settings.readGeneral': 400,
  'settings.general': 401,
  'settings.readLocale': 402,
  'settings.locale': 403,
  'settings.domain': 404,
  'settings.billing': 405,
  'settings.codeInjection': 406,
  'settings.developer': 407,
  'settings.memberAccounts': 408,
  'settings.contributors': 409,
  'settings.tokens': 410,
  'settings.auditLog': 411,
  'settings.removeWebsite': 412,

  'activity.traffic': 800,
  'activity.pageTraffic': 801,
  'activity.sales': 802,
  'activity.campaigns': 803,

  'commerce.readTotals': 1000,
  'commerce.readOrders': 1001,
  'commerce.editOrders': 1002,
  'commerce.exportOrders': 1003,
  'commerce.refunds': 1004,
  'commerce.readCustomers': 1005,
  'commerce.shipping': 1010,
  'commerce.coupons': 1011,
  'commerce.discounts': 1012,
  'commerce.readTaxes': 1013,
  'commerce.taxes': 1014,
  'commerce.describeProducts': 1020,
  'commerce.products': 1021,
  'commerce.inventory': 1022,
  'commerce.donations': 1023,
  'commerce.productReviews': 1024,
  'commerce.readAccounting': 1030,
  'commerce.accounting': 1031,
  'commerce.payments': 1032,
  'commerce.pos': 1033,

  'newsletter.readCounts': 1400,
  'newsletter.readSubscribers': 1401,
  'newsletter.editSubscribers': 1402,
  'newsletter.exportSubscribers': 1403,
  'newsletter.readGroups': 1404,
  'newsletter.editGroups': 1405,
  'newsletter.readMessages': 1406,
  'newsletter.editMessages': 1407,
  'newsletter.readSettings': 1408,
  'newsletter.editSettings': 1409,

  'marketing.pageSeo': 1600,
  'marketing.seo': 1601,
  'marketing.popups': 1602,
  'marketing.announcementBar': 1603,

  // Of those who run the platform; no role of a site holds one but `admin.access`.
  'admin.access': 2000,
  'admin.billing': 2001,
  'admin.refunds': 2002,
  'admin.loginAs': 2003,
  'admin.suspend': 2004,
  'admin.removeSite': 2005,
  'admin.fraudDetection': 2006,
});

/** A permission by name [3.46]. */
export type Permission = EnumerationName<typeof permission>;

/** Returns the group of a permission [3.46]. */
export function groupOfPermission(name: Permission): PermissionGroup {
  // The names of the table begin with a group; a test walks all of them.
  return name.slice(0, name.indexOf('.')) as PermissionGroup;
}
