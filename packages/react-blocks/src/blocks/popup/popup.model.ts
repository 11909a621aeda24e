import { isRecord } from '@frontage/core-lifecycle/reading';
import type { ContextPopupOverlay } from '@frontage/site-model';

/** What a browser keeps of a pop-up [3.23]. */
export interface PopupRecord {
  /** The version that was seen. */
  readonly version: number;
  /** Whether its form was sent. */
  readonly submitted: boolean;
  /** When it was closed, in UTC milliseconds. */
  readonly dateClosed: number;
}

const dayTime = 24 * 60 * 60 * 1_000;

/** Reads the record of a browser; undefined where there is none that can be read. */
export function readPopupRecord(text: string | null): PopupRecord | undefined {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return undefined;
    const { version, submitted, 'date-closed': dateClosed } = stored;
    return typeof version === 'number' && typeof dateClosed === 'number'
      ? { version, submitted: submitted === true, dateClosed }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Formats the record, as `readPopupRecord` reads it. */
export function formatPopupRecord({ version, submitted, dateClosed }: PopupRecord): string {
  return JSON.stringify({ 'date-closed': dateClosed, version, submitted });
}

/**
 * Whether a pop-up is shown once more [3.23]. Another version is shown to everybody. Where it is
 * shown until somebody signs up, whoever has is not asked again; a frequency of -1 never shows it
 * again once it was closed, and 0 only in another visit.
 *
 * @param settings of the pop-up
 * @param record what the browser kept; undefined for nothing
 * @param now UTC milliseconds, and whether it was closed in this visit
 */
export function mayShowPopup(
  { version, showUntilSignup, displayFrequency }: ContextPopupOverlay,
  record: PopupRecord | undefined,
  { now, isClosedInVisit }: { readonly now: number; readonly isClosedInVisit: boolean },
): boolean {
  if (!record || record.version !== version) return true;
  if (isClosedInVisit || displayFrequency < 0) return false;
  if (showUntilSignup && record.submitted) return false;
  return now - record.dateClosed >= displayFrequency * dayTime;
}
