import { readText, type PluralForms } from '@frontage/site-model';
import type { SiteSettings } from '../../sites/site-settings';

/** One text that pages or mails say, and that a site may say in its own words. */
export interface TextEntry {
  /** Unique among all texts: its block and its code. */
  readonly id: string;
  /** What a site stores it under. */
  readonly block: string;
  readonly code: string;
  /** What we say in English. */
  readonly english: string | PluralForms;
}

/** Texts about one subject. */
export interface TextGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly TextEntry[];
}

/**
 * Returns the words that a site has of its own for a text.
 *
 * @param settings of the site
 * @param tag the language
 * @returns undefined where it has none, or none that its pages can show
 */
export function siteText(
  { languages = {} }: Pick<SiteSettings, 'languages'>,
  tag: string,
  { block, code }: Pick<TextEntry, 'block' | 'code'>,
): string | PluralForms | undefined {
  const texts = ownValue(ownValue(languages, tag)?.texts ?? {}, block);
  return readText(ownValue(texts ?? {}, code), tag);
}

/** Returns the settings with other words for a text; undefined for ours. */
export function withSiteText(
  settings: SiteSettings,
  tag: string,
  { block, code }: Pick<TextEntry, 'block' | 'code'>,
  text: string | PluralForms | undefined,
): SiteSettings {
  const language = ownValue(settings.languages ?? {}, tag) ?? {};
  const { [code]: _, ...others } = ownValue(language.texts ?? {}, block) ?? {};
  const inBlock = text === undefined ? others : { ...others, [code]: text };
  const { [block]: __, ...blocks } = language.texts ?? {};
  const texts = Object.keys(inBlock).length === 0 ? blocks : { ...blocks, [block]: inBlock };
  return {
    ...settings,
    languages: { ...settings.languages, [tag]: { ...language, texts } },
  };
}

/** Languages and blocks are named by those who make a site: `constructor` is no inherited one. */
function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
