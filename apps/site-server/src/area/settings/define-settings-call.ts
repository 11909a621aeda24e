import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import { actionsFor } from '../../http/action/actions-for';
import type { ActionManner } from '../../http/action/action-manner';
import type { Refusal } from '../../http/action/refused';
import type { Site } from '../../sites/site-settings';
import type { SettingsServices } from './define-settings-action';

/** Why settings that a program sent were not saved. */
interface WrongSettings extends Refusal {
  readonly code: 'wrong';
  /** What is wrong, in words, by the names of what was sent. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with all of it. @default nothing */
  readonly error?: string;
}

const manner: ActionManner<unknown, Site, AccountRefusal | WrongSettings> = {
  ...accountManner,
  explain: (refusal, call, services) =>
    refusal.code === 'wrong'
      ? { errors: refusal.errors, ...(refusal.error !== undefined && { error: refusal.error }) }
      : accountManner.explain(refusal, call, services),
  page: undefined,
};

/** Declares a call by which programs and scripts read and change settings. */
export const { defineAction: defineSettingsCall, refuse: refuseSettings } = actionsFor<
  SettingsServices,
  Site,
  AccountRefusal | WrongSettings
>(manner);
