import type { Teardown } from '@frontage/core-lifecycle';
import type { GalleryStore } from '../gallery-store';
import { alreadyBoundMessage, noContainerMessage } from '../messages';
import type { Gallery } from './gallery';
import type { GalleryContext } from './gallery-context';
import { onGalleryEvent } from './fire-gallery-event';
import { checkGiven } from './check-given';
import { listAttribute } from './gallery-attributes';

/** The list of a gallery, whose slides are HTML elements. */
export interface GalleryList extends HTMLElement {
  readonly children: HTMLCollectionOf<HTMLElement>;
}

/** What a gallery is created from. */
export interface GalleryParts {
  readonly root: HTMLElement;
  readonly list: GalleryList;
  /** The teardowns for its end, in this order. */
  readonly ends: Teardown[];
}

/** What a design answers to; see `Gallery`. */
export interface GalleryCalls {
  index(): number;
  count(): number;
  turn(to: 'next' | 'previous' | number): boolean;
  play?(isPlaying: boolean): void;
  refresh?(): void;
  store?(): GalleryStore;
  link?(other: Gallery): void;
}

/** Lists that belong to a gallery: an element belongs to at most one [5.13]. */
const bound = new WeakSet<Element>();

/**
 * Mounts on the root's list, unless there is none, it belongs to a gallery already, or has no
 * slides [5.13]: then, as after its end, all calls of the gallery do nothing.
 *
 * @throws TypeError without a root or a context
 */
export function bindGallery(
  root: HTMLElement,
  context: Pick<GalleryContext, 'report'>,
  mount: (parts: GalleryParts) => GalleryCalls,
): Gallery {
  checkGiven({ root, context });
  const { report } = context;
  const list = root.querySelector<GalleryList>(`[${listAttribute}]`);
  const ends: Teardown[] = [];
  let calls: Partial<GalleryCalls> = {};

  function end(): void {
    calls = {};
    for (const undo of ends.splice(0)) {
      try {
        undo();
      } catch (cause) {
        report({ code: 'GALLERY_TEARDOWN', block: 'gallery', cause });
      }
    }
  }

  if (!list)
    report({ code: 'GALLERY_NO_CONTAINER', block: 'gallery', message: noContainerMessage });
  else if (bound.has(list))
    report({ code: 'GALLERY_ALREADY_BOUND', block: 'gallery', message: alreadyBoundMessage });
  else if (list.firstElementChild) {
    bound.add(list);
    ends.push(() => bound.delete(list));
    try {
      calls = mount({ root, list, ends });
    } catch (cause) {
      end();
      throw cause;
    }
  }

  const turn = (to: 'next' | 'previous' | number): boolean => calls.turn?.(to) ?? false;
  const api: Gallery = Object.defineProperties(
    end,
    Object.getOwnPropertyDescriptors({
      get index() {
        return calls.index?.() ?? 0;
      },
      get count() {
        return calls.count?.() ?? 0;
      },
      get store() {
        return calls.store?.();
      },
      goTo: turn,
      goToNext: () => turn('next'),
      goToPrevious: () => turn('previous'),
      play: () => calls.play?.(true),
      pause: () => calls.play?.(false),
      refresh: () => calls.refresh?.(),
      link: (other: Gallery) => calls.link?.(other),
      on: onGalleryEvent.bind(undefined, root),
    }),
    // Together they make a gallery.
  ) as Gallery;
  return api;
}
