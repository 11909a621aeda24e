import { isRecord } from '@frontage/core-lifecycle/reading';
import type { ReplaySettings } from '../sites/replay-settings';
import type { Site } from '../sites/site-settings';

/** An owner's settings of the census. */
export interface CensusSettings {
  /** For how many days single events are kept; daily counts stay. @default 90 */
  readonly keepDays: number;
  /** The id for a script that replays visits [7.23]; '' for none. @default '' */
  readonly replayId: string;
  /** Whether pages track their visitors [6.05]. @default as the cookie banner: if it asks them */
  readonly isOn?: boolean | undefined;
  /** Read with `readReplaySettings`. */
  readonly replay?: Partial<ReplaySettings> | undefined;
}

declare module '../sites/site-settings' {
  interface SiteSettings {
    /** The settings of the census; read with `readCensusSettings`. @default the defaults */
    census?: Partial<CensusSettings>;
  }
}

/** The bounds of `keepDays`. */
export const keepDaysBounds = { least: 1, most: 400, usual: 90 } as const;

/** Reads the settings; what is wrong counts as absent. */
export function readCensusSettings({ settings }: Pick<Site, 'settings'>): CensusSettings {
  const raw: unknown = settings.census;
  const { keepDays, replayId } = isRecord(raw) ? raw : {};
  const { least, most, usual } = keepDaysBounds;
  const isDays =
    Number.isInteger(keepDays) && Number(keepDays) >= least && Number(keepDays) <= most;
  return {
    keepDays: isDays ? Number(keepDays) : usual,
    replayId: typeof replayId === 'string' && /^[\w-]{1,100}$/.test(replayId) ? replayId : '',
  };
}
