import type { Permission } from '@frontage/site-model/enums';
import type { SiteSettings } from '../../sites/site-settings';
import type { Database } from '../../store/database';

/** What was entered cannot be a setting, in words for whoever entered it. */
export interface WrongSetting {
  readonly wrong: string;
}

/** One setting, as a control of a form. */
export interface SettingField {
  /** Unique within its subject. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** `check` holds `on` or ''. */
  readonly kind: 'text' | 'email' | 'number' | 'lines' | 'check' | 'choice';
  /** Lines of a field with several. @default 3 */
  readonly rows?: number;
  /** What can be chosen, with words. */
  readonly options?: (
    read: Database,
    siteId: string,
  ) => Promise<readonly (readonly [value: string, text: string])[]>;
  /** The setting as its control holds it. */
  readonly read: (settings: SiteSettings) => string;
  /** The settings with what was entered. */
  readonly write: (settings: SiteSettings, entered: string) => SiteSettings | WrongSetting;
}

/** Settings that stand on one page. */
export interface SettingSubject {
  /** Part of its address. */
  readonly id: string;
  readonly title: string;
  /** What it is about, in a line. */
  readonly about: string;
  readonly needs: Permission;
  readonly fields: readonly SettingField[];
}

/** Whether something is not settings, but what is wrong with them. */
export function isWrongSetting(outcome: SiteSettings | WrongSetting): outcome is WrongSetting {
  return 'wrong' in outcome;
}
