import type { EndpointReply } from '../http/endpoint';
import { listPasskeys } from '../passkeys/passkeys';
import { countRecoveryCodes } from '../second-factor/recovery-codes';
import { findSecondFactor } from '../second-factor/second-factor';
import type { Site } from '../sites/site-settings';
import type { AccountServices } from './account-services';
import type { Contributor } from './create-identify';
import { ownAccountPage, type OwnAccountShown } from './own-account-page';

/**
 * Answers with the page of somebody's own account, with what they sign in by.
 *
 * @param services the store
 * @param site the site
 * @param contributor whose account
 * @param shown what was entered or done
 */
export async function showOwnAccount(
  { store: { read } }: Pick<AccountServices, 'store'>,
  site: Site,
  contributor: Contributor,
  shown: Omit<OwnAccountShown, 'secondFactor' | 'passkeys'>,
): Promise<EndpointReply> {
  const { id } = contributor.account;
  const isOn = (await findSecondFactor(read, id)) !== undefined;
  const passkeys = (await listPasskeys(read, id)).length;
  const secondFactor = isOn ? { codesLeft: await countRecoveryCodes(read, id) } : undefined;
  return ownAccountPage(site, contributor, { ...shown, secondFactor, passkeys });
}
