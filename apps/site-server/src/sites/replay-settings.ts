import { isRecord, isText } from '@frontage/core-lifecycle/reading';
import type { Site } from './site-settings';

/** How the visits of a site are replayed [7.23] [9.26]. */
export interface ReplaySettings {
  /** The share of visits that are, from 0 to 1. @default 0.1 */
  readonly share: number;
  /** The address of the service's script; '' for no replays. @default '' */
  readonly script: string;
  /** The origins to which that script sends what it records. @default none */
  readonly sendsTo: readonly string[];
}

/** The share, where nobody has said another. */
const usualShare = 0.1;

/** Reads how visits are replayed; what is wrong counts as absent. */
export function readReplaySettings({ settings }: Pick<Site, 'settings'>): ReplaySettings {
  const census: unknown = settings.census;
  const replay = isRecord(census) ? census['replay'] : undefined;
  const { share, script, sendsTo } = isRecord(replay) ? replay : {};
  return {
    share: typeof share === 'number' && share > 0 && share <= 1 ? share : usualShare,
    script: isText(script) && secureAddress(script) ? script : '',
    sendsTo: Array.isArray(sendsTo)
      ? sendsTo.flatMap((origin) => (isText(origin) ? (secureAddress(origin)?.origin ?? []) : []))
      : [],
  };
}

/** An address that begins with `https://`; undefined for anything else. */
export function secureAddress(text: string): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address?.protocol === 'https:' ? address : undefined;
}
