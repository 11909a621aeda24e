import type { Teardown } from '@frontage/core-lifecycle';
import type { MapViewOptions } from './map-view';
import { mapParts } from './map.parts';

/** How long the first tile may take before the visitor is told, in ms. */
export const tilePatience = 10_000;

/** Watches whether tiles come. */
export interface TileWatch {
  /** For a picture that is about to be asked for. */
  watch(picture: HTMLImageElement): void;
  destroy: Teardown;
}

/**
 * Says on a map that none of its tiles comes: at once if they are refused, after a while if nothing
 * is heard of them. The first that comes takes it back.
 */
export function watchTiles({ box, texts, context }: MapViewOptions): TileWatch {
  const { window, clock } = context;
  const ended = new AbortController();
  const { signal } = ended;
  const status = window.document.createElement('p');
  status.className = mapParts.trouble;
  status.setAttribute('role', 'status');
  box.append(status);
  const say = (): void => void (status.textContent = texts.failed);
  const timer = clock.setTimeout(say, tilePatience);

  function destroy(): void {
    clock.clearTimeout(timer);
    ended.abort();
    status.remove();
  }

  return {
    watch(picture) {
      picture.addEventListener('load', destroy, { signal });
      picture.addEventListener('error', say, { signal });
    },
    destroy,
  };
}
