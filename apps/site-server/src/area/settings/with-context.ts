import { isRecord } from '@frontage/core-lifecycle/reading';
import type { SiteSettings } from '../../sites/site-settings';

/** Reads one part of a site's context [3.21] that is a text; '' for anything else. */
export function contextText({ context }: SiteSettings, name: string): string {
  const value = isRecord(context) ? context[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Returns settings whose context has another value for a name; nothing for `undefined`. */
export function withContext(settings: SiteSettings, name: string, value: unknown): SiteSettings {
  const { [name]: _, ...others } = isRecord(settings.context) ? settings.context : {};
  return { ...settings, context: value === undefined ? others : { ...others, [name]: value } };
}
