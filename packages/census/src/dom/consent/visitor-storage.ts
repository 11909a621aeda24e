import { journalKey } from '../../delivery/journal';
import type { KeptTexts, VisitorCookies, VisitorStorage } from '../../storage/visitor-storage';
import { sessionKeys } from '../../visit/visit-cookies';
import { pageConsent } from './page-consent';

/**
 * Gives the way to the cookies and the storage of a window, which tracking has from nowhere else;
 * undefined unless the visitor allows analytics. A browser that denies its storage is one that
 * keeps nothing: no call throws.
 */
export function visitorStorage(window: Window): VisitorStorage | undefined {
  if (!pageConsent(window).allows('analytics')) return undefined;
  return {
    cookies: createCookies(window),
    local: createTexts(() => window.localStorage),
    session: createTexts(() => window.sessionStorage),
  };
}

/**
 * Removes what tracking keeps in the storage of a window, for a visitor who refuses on a page on
 * which tracking has not started: events that no collector has confirmed, and the marks of the
 * session. Reads nothing.
 */
export function eraseVisitorStorage(window: Window): void {
  createTexts(() => window.localStorage).remove(journalKey);
  const session = createTexts(() => window.sessionStorage);
  for (const key of Object.values(sessionKeys)) session.remove(key);
}

function createCookies({ document, location }: Window): VisitorCookies {
  const site = `; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

  function read(name: string): string | undefined {
    const start = `${name}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return found?.slice(start.length);
  }

  return {
    read,
    write(name, value, lifetime) {
      document.cookie = `${name}=${value}; max-age=${Math.round(lifetime / 1000)}${site}`;
      return read(name) === value;
    },
    remove(name) {
      document.cookie = `${name}=; max-age=0${site}`;
    },
  };
}

function createTexts(open: () => Storage): KeptTexts {
  return {
    get: (key) => attempt(() => open().getItem(key) ?? undefined),
    set: (key, text) =>
      attempt(() => {
        open().setItem(key, text);
        return true;
      }) === true,
    remove: (key) => void attempt(() => open().removeItem(key)),
  };
}

/** Gives undefined for what a browser refuses: denied storage throws already when it is opened. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
