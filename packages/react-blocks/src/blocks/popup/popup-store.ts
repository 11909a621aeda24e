import { formatPopupRecord, readPopupRecord, type PopupRecord } from './popup.model';
import { popupParts } from './popup.parts';

/** What a browser keeps of the pop-up [3.23]; one that keeps nothing has an empty store. */
export interface PopupStore {
  read(): PopupRecord | undefined;
  /** Whether a version was closed in this visit. */
  isClosedInVisit(version: number): boolean;
  write(record: PopupRecord): void;
}

/** Opens the store of a browser. */
export function openPopupStore(
  window: Pick<Window, 'localStorage' | 'sessionStorage'>,
): PopupStore {
  const { storageKey, visitKey } = popupParts;
  return {
    read: () => readPopupRecord(attempt(() => window.localStorage.getItem(storageKey)) ?? null),
    isClosedInVisit: (version) =>
      attempt(() => window.sessionStorage.getItem(visitKey)) === String(version),
    write(record) {
      attempt(() => window.localStorage.setItem(storageKey, formatPopupRecord(record)));
      attempt(() => window.sessionStorage.setItem(visitKey, String(record.version)));
    },
  };
}

/** Even reading the storage throws in a browser that may keep nothing. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
