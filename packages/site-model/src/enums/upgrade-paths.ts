import { websiteStatus } from './website';

/** Where an owner is led who wants more of their site [2.15], below the address of the area. */
export const upgradePaths = {
  'trial-upgrade': '/settings/billing/upgrade',
  upgrade: '/settings/billing/subscriptions/website',
} as const;

/** A way to more of a site. */
export type UpgradeDestination = keyof typeof upgradePaths;

/**
 * Tells which way is that of a site: one on trial chooses its first plan.
 *
 * @param siteStatus a code of `websiteStatus` [3.38]; 0 if unknown
 */
export function upgradeDestination(siteStatus: number): UpgradeDestination {
  return siteStatus === websiteStatus.codes.trial ? 'trial-upgrade' : 'upgrade';
}
