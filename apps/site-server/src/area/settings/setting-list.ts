import type { Permission } from '@frontage/site-model/enums';
import type { SiteSettings } from '../../sites/site-settings';
import type { SettingSubject, WrongSetting } from './setting-field';

/** One entry of a list of settings, such as a way of shipping. */
export interface ListedSetting {
  /** Unique within its list; part of its address. */
  readonly key: string;
  readonly title: string;
  /** What it is, in a line. */
  readonly about: string;
  /** Why visitors do not see it, in words. @default they do */
  readonly hidden?: string | undefined;
}

/** What the entries of a list may depend on beside the settings. */
export interface ListFacts {
  /** The ways to get paid that this server has. */
  readonly plugs: ReadonlyMap<string, { readonly isTest?: boolean }>;
}

/** Settings that are entries of an ordered list, each with a page of its own. */
export interface SettingList {
  /** Part of its address. */
  readonly id: string;
  readonly title: string;
  /** What it is about, in a line. */
  readonly about: string;
  readonly needs: Permission;
  readonly words: {
    readonly intro: string;
    readonly none: string;
    /** The heading above the form that adds an entry. */
    readonly add: string;
    /** The control of that form. */
    readonly newEntry: string;
    readonly newEntryHint: string;
    /** What happens when an entry is removed. */
    readonly removing: string;
  };
  /** What can be added, with words. @default anything, by its name */
  readonly kinds?: (facts: ListFacts) => readonly (readonly [value: string, text: string])[];
  readonly entries: (settings: SiteSettings, facts: ListFacts) => readonly ListedSetting[];
  /** The settings with those entries alone, in that order. */
  readonly arrange: (settings: SiteSettings, keys: readonly string[]) => SiteSettings;
  /** The settings with one more entry. */
  readonly add: (
    settings: SiteSettings,
    entered: string,
    facts: ListFacts,
  ) => { readonly settings: SiteSettings; readonly key: string } | WrongSetting;
  /** The settings of an entry; undefined where there is none. */
  readonly subject: (
    settings: SiteSettings,
    key: string,
    facts: ListFacts,
  ) => SettingSubject | undefined;
}
