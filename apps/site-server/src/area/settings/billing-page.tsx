import { websiteStatus, type UpgradeDestination } from '@frontage/site-model/enums';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';

/** The plan of a site. */
export interface ShownPlan {
  /** What the owner came for. */
  readonly destination: UpgradeDestination;
  /** The code of its contract [3.38]; 0 if unknown. */
  readonly status: number;
  /** Where plans are chosen and paid; undefined where the server sells none. */
  readonly billingUrl: string | undefined;
}

/** Answers with the plan of a site, and the way to another one. */
export function billingPage(
  site: Site,
  contributor: Contributor,
  { destination, status, billingUrl }: ShownPlan,
): EndpointReply {
  const isFirst = destination === 'trial-upgrade';
  return contributorPage(
    site,
    contributor,
    { title: sayOfSettings(isFirst ? 'choosePlan' : 'plan'), section: settingsPath },
    <>
      <p>
        <a href={settingsPath}>{sayOfSettings('back')}</a>
      </p>
      {billingUrl === undefined ? (
        <p>{sayOfSettings('noPlans')}</p>
      ) : (
        <>
          <p>{sayOfSettings(planCode(status))}</p>
          <p>
            <a className="button" href={billingUrl}>
              {sayOfSettings(isFirst ? 'choosePlan' : 'managePlan')}
            </a>
          </p>
        </>
      )}
    </>,
  );
}

function planCode(status: number) {
  const { trial, expired, pastDue, paid, enterprise } = websiteStatus.codes;
  switch (status) {
    case trial:
      return 'planTrial';
    case expired:
      return 'planExpired';
    case pastDue:
      return 'planPastDue';
    case paid:
    case enterprise:
      return 'planPaid';
    default:
      return 'planOther';
  }
}
