import type { LightboxSettings } from '../defaults';
import { itemAddress, itemFromAddress, type AddressParts } from '../item-address';
import type { LightboxItem } from '../lightbox-item';

/** What the history needs of a lightbox, and its callbacks. */
export interface HistoryHost {
  items(): readonly LightboxItem[];
  /** The shown item; undefined while it is closed. */
  current(): LightboxItem | undefined;
  /** The visitor went back, away from the lightbox. */
  onLeave(): void;
  /** The visitor went to the address of another item. */
  onItem(index: number): void;
}

/** The lightbox's single entry in the browser's history. */
export interface HistoryEntry {
  /** Pushes the entry when the lightbox opens, unless the address is already that of an item. */
  enter(): void;
  /** Replaces the entry for another item. */
  rewrite(): void;
  /** Removes the entry. */
  takeBack(): void;
  destroy(): void;
}

/**
 * Keeps one entry while the lightbox is open: Back closes, and closing in any other way goes back.
 * The entry is marked, so that it is recognised after a reload, or when Forward leads to it.
 */
export function trackHistory(
  window: Window,
  settings: LightboxSettings,
  host: HistoryHost,
): HistoryEntry {
  const { history, location } = window;
  const isMarked = (): boolean => !!history.state?.frLightbox;
  const itemHere = (): number => itemFromAddress(location, host.items(), settings);
  // The page's address without an item; undefined while there is no entry.
  let home: AddressParts | undefined;
  // The browser is going back: a lightbox that opens meanwhile gets its entry afterwards.
  let isLeaving = false;

  function enter(): void {
    if (isLeaving || settings.history === 'none') return;
    const isThere = itemHere() >= 0;
    const { pathname, search, hash } = location;
    const isPath = isThere && !hash.includes('itemId=');
    // After closing, the address must not name the item any more: it would open again.
    home = {
      pathname: isPath ? pathname.replace(/[^/]*\/*$/, '') : pathname,
      search,
      hash: isThere ? '' : hash,
    };
    if (!isThere && !isMarked()) write('pushState', { ...history.state, frLightbox: true });
    rewrite();
  }

  function rewrite(): void {
    if (home) write('replaceState', history.state, itemAddress(host.current(), home, settings));
  }

  function write(method: 'pushState' | 'replaceState', state: unknown, address?: string): void {
    try {
      history[method](state, '', address);
    } catch {
      // An address of another origin, or more changes than the browser allows: it stays as it is.
    }
  }

  function takeBack(): void {
    if (home && isMarked()) {
      isLeaving = true;
      history.back();
    } else rewrite();
    home = undefined;
  }

  function onPopState(): void {
    const index = itemHere();
    if (isLeaving) {
      isLeaving = false;
      if (host.current()) enter();
    } else if (index >= 0) host.onItem(index);
    else if (!isMarked()) host.onLeave();
  }

  window.addEventListener('popstate', onPopState);
  return {
    enter,
    rewrite,
    takeBack,
    destroy: () => window.removeEventListener('popstate', onPopState),
  };
}
