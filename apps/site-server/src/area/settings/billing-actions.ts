import {
  upgradeDestination,
  upgradePaths,
  type UpgradeDestination,
} from '@frontage/site-model/enums';
import { isRecord } from '@frontage/core-lifecycle/reading';
import { findContributor } from '../../accounts/find-contributor';
import { areaHome } from '../../accounts/safe-next';
import { seeOther } from '../../http/see-other';
import type { Site } from '../../sites/site-settings';
import { billingPage } from './billing-page';
import { defineSettingsAction } from './define-settings-action';

const who = 'permission:settings.billing';

// The keys of the table.
const destinations = Object.keys(upgradePaths) as readonly UpgradeDestination[];

/** Returns the code of a site's contract [3.38]; 0 where nobody has entered one. */
export function siteStatus({ settings: { context } }: Pick<Site, 'settings'>): number {
  const status = isRecord(context) ? context['siteStatus'] : undefined;
  return typeof status === 'number' ? status : 0;
}

/** Returns the address of the plan of a site: that of its first one while it is on trial [2.15]. */
export function billingPath(site: Pick<Site, 'settings'>): string {
  return areaHome + upgradePaths[upgradeDestination(siteStatus(site))];
}

/** Where owners are led who want more of their site [2.15]. */
export const billingActions = destinations.flatMap((destination) => [
  defineSettingsAction({
    method: 'GET',
    url: `${areaHome}/${destination}`,
    about: `leads to ${areaHome}${upgradePaths[destination]} [2.15]: 303`,
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: () => areaHome + upgradePaths[destination],
    json: false,
    page: seeOther,
  }),
  defineSettingsAction({
    method: 'GET',
    url: areaHome + upgradePaths[destination],
    about: 'the plan of a site, and where it is chosen and paid [2.15]',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site }) => siteStatus(site),
    json: false,
    page: (status, { site, found }, { billingUrl }) =>
      billingPage(site, found, { destination, status, billingUrl }),
  }),
]);
