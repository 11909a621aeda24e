import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { actionsFor } from '../../http/action/actions-for';
import type { MailTransport } from '../../mail/mail-transport';
import type { PageServices } from '../../pages/page-services';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import type { ServerTextTable } from '../words/list-text-groups';
import type { DeclaredSetting } from './declared-setting';
import type { ListFacts } from './setting-list';

/** The services of the settings in the area. */
export interface SettingsServices
  extends ListFacts, Pick<PageServices, 'render' | 'viewLimit' | 'runtime'> {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** What sends mails; undefined where they only wait. */
  mailTransport: MailTransport | undefined;
  /** Where plans are chosen and paid; undefined where the server sells none. */
  billingUrl: string | undefined;
  /** What the server says. */
  serverTexts: readonly ServerTextTable[];
  /** The settings that other rooms bring. */
  declaredSettings: readonly DeclaredSetting[];
  /** Seals a secret by the keys of the server. */
  hideSecret(secret: string): string;
  /** Finds who sent a request. */
  identify: Identify;
}

/** Declares an action about settings. */
export const { defineAction: defineSettingsAction, refuse: refuseSetting } = actionsFor<
  SettingsServices,
  Site,
  AccountRefusal
>(accountManner);
