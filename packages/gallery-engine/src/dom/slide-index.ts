import type { GalleryIndexEffect } from '../gallery-index';
import { createGalleryStore, type GalleryMember } from '../gallery-store';
import { groupCount } from '../slides-in-view';
import type { GalleryParts } from './bind-gallery';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { activeAttribute } from './gallery-attributes';
import type { MoveStart, MovingGallery } from './moving-design';

/** What an index begins with, and who hears of its changes. */
export interface SlideIndexOptions extends Pick<MovingGallery, 'clock' | 'loop'> {
  readonly start: number | undefined;
  /** Slides seen at once [4.10]. */
  perGroup(): number;
  /** Someone is about to turn: `perGroup` is asked after this. */
  settle(): void;
  /** Another slide may be the current one: with a movement from another one, or at once. */
  show(from?: MoveStart): void;
  /** Something is to be told. */
  emit(effect: GalleryIndexEffect): void;
}

/** The slides of a gallery and which of them is the current one. */
export interface SlideIndex extends Pick<
  MovingGallery,
  'count' | 'index' | 'slide' | 'isAtStart' | 'isAtEnd' | 'turn' | 'hold' | 'store'
> {
  /**
   * The slides may have changed: the current one stays so where it still is one. Ends all movement.
   */
  refresh(): void;
}

/**
 * A gallery as its store sees it: the current slide is marked, and what changes is shown and told.
 */
export function createSlideIndex(
  { list, ends }: GalleryParts,
  options: SlideIndexOptions,
): SlideIndex {
  const { clock, loop, start, perGroup, settle, show, emit } = options;
  const mark = createExclusiveAttribute(ends, activeAttribute);
  let store = createGalleryStore({ clock, loop, index: start });
  let active: HTMLElement | undefined;

  const slide = (at: number): HTMLElement | undefined => list.children[at];
  const count = (): number => list.childElementCount;
  const index = (): number => Math.max(0, Math.min(store.state.index, count() - 1));

  function showCurrent(from?: MoveStart): void {
    active = slide(index());
    mark([active]);
    show(from);
  }

  const member: GalleryMember = {
    count,
    enter: (entered) => {
      store = entered;
      showCurrent();
    },
    apply: (effect, from) => {
      const { type, direction } = effect;
      // Where slides have come or gone, there is nothing to move from.
      if (type === 'change')
        showCurrent(slide(from) === active ? { index: from, direction } : undefined);
      emit(effect);
    },
  };

  ends.push(() => {
    store.leave(member);
    // Those that stay may have fewer slides.
    store.recount();
  });
  store.join(member);
  return {
    count,
    index,
    slide,
    isAtStart: () => !loop && index() < perGroup(),
    isAtEnd: () => !loop && index() >= (groupCount(count(), perGroup()) - 1) * perGroup(),
    turn: (to) => {
      settle();
      return store.send(
        typeof to === 'number'
          ? { type: 'goTo', index: to, perGroup: perGroup() }
          : { type: to, perGroup: perGroup() },
      );
    },
    hold: (ms) => store.motion.hold(ms),
    refresh: () => {
      store.recount([...list.children].findIndex((one) => one === active));
      showCurrent();
    },
    store: () => store,
  };
}
