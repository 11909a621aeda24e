import type { Permission } from '@frontage/site-model/enums';
import type { TriedPart } from '../../pages/shown-parts';
import type { SiteSettings } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { ServerTextTable } from '../words/list-text-groups';

/** What was entered cannot be a setting, in words for whoever entered it. */
export interface WrongSetting {
  readonly wrong: string;
}

/** What stands for a secret that is stored [9.26e]: it is never shown again. */
export const secretMask = '••••••••';

/** One setting, as a control of a form. */
export interface SettingField {
  /** Unique within its subject. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** `check` holds `on` or ''; `secret` never what is stored, but `secretMask` in its place. */
  readonly kind: 'text' | 'email' | 'number' | 'amount' | 'secret' | 'lines' | 'check' | 'choice';
  /** The heading of the fields that stand together with it. @default it stands alone */
  readonly group?: string;
  /** What its lines are, where a script shows them as rows to drag. @default lines of text */
  readonly outline?: 'links' | 'columns';
  /** Lines of a field with several. @default 3 */
  readonly rows?: number;
  /** What can be chosen, with words. */
  readonly options?: (
    read: Database,
    siteId: string,
  ) => Promise<readonly (readonly [value: string, text: string])[]>;
  /** Gives what was entered in the form that `read` has: `5` as `5.00`. @default as entered */
  readonly normalize?: (entered: string) => string;
  /** The setting as its control holds it. */
  readonly read: (settings: SiteSettings) => string;
  /**
   * Merges what was entered with what somebody else has stored meanwhile; undefined where both
   * changed the same. @default nothing is merged
   */
  readonly merge?: (was: string, entered: string, now: string) => string | undefined;
  /** What is wrong with what is stored, in words. @default nothing */
  readonly fault?: (settings: SiteSettings) => string | undefined;
  /** What is said below it while the form is in a state, saved or not. @default nothing */
  readonly warning?: LiveWarning;
  /** The settings with what was entered; `hide` seals a secret by the keys of the server. */
  readonly write: (
    settings: SiteSettings,
    entered: string,
    hide: (secret: string) => string,
  ) => SiteSettings | WrongSetting;
}

/** What is said while a form is in a state. */
export interface LiveWarning {
  readonly text: string;
  /** The state, as the argument of `:has()` on the form. */
  readonly while: readonly string[];
}

/** Somewhere that settings are changed. */
export interface SettingLink {
  readonly href: string;
  readonly title: string;
  readonly about: string;
}

/** Links to settings, below the heading of their group. */
export interface LinkedSettings {
  readonly title: string;
  readonly links: readonly SettingLink[];
}

/** Settings that stand on one page. */
export interface SettingSubject {
  /** Part of its address. */
  readonly id: string;
  readonly title: string;
  /** What it is about, in a line. */
  readonly about: string;
  readonly needs: Permission;
  /** Where the link above it leads. @default all settings */
  readonly back?: { readonly href: string; readonly text: string };
  /** Other settings that belong to it, which stand below. @default none */
  readonly links?: (
    settings: SiteSettings,
    tables: readonly ServerTextTable[],
  ) => readonly SettingLink[];
  /** What has to be known before something is entered. @default nothing */
  readonly note?: string | undefined;
  /** The part of every page that it is about, which is shown below in a frame. @default none */
  readonly tried?: TriedPart;
  readonly fields: readonly SettingField[];
}

/** Whether something is not settings, but what is wrong with them. */
export function isWrongSetting(outcome: SiteSettings | WrongSetting): outcome is WrongSetting {
  return 'wrong' in outcome;
}
