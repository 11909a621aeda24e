import type { GalleryIndexEffect } from '../gallery-index';
import { createGalleryStore, type GalleryMember } from '../gallery-store';
import { groupCount } from '../slides-in-view';
import type { GalleryParts } from './bind-gallery';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { activeAttribute } from './gallery-attributes';
import type { MoveStart, MovingGallery } from './moving-design';

/** The start of an index, and its callbacks. */
export interface SlideIndexOptions extends Pick<MovingGallery, 'clock' | 'loop'> {
  readonly start: number | undefined;
  /** The number of slides visible at once [4.10]. */
  perGroup(): number;
  /** Called before a turn; `perGroup` is read after it. */
  settle(): void;
  /** Another slide may be the current one: shows it, moving from another one, or at once. */
  show(from?: MoveStart): void;
  /** Emits an effect of a change. */
  emit(effect: GalleryIndexEffect): void;
}

/** The slides of a gallery and which of them is the current one. */
export interface SlideIndex extends Pick<
  MovingGallery,
  'count' | 'index' | 'slide' | 'isAtStart' | 'isAtEnd' | 'turn' | 'hold' | 'store'
> {
  /** Updates the slides: the current one stays so if it still exists. Ends all movement. */
  refresh(): void;
}

/** Connects a gallery with its store: marks the current slide, shows changes and emits them. */
export function createSlideIndex(
  { list, ends }: GalleryParts,
  options: SlideIndexOptions,
): SlideIndex {
  const { clock, loop, start, perGroup, settle, show, emit } = options;
  const mark = createExclusiveAttribute(ends, activeAttribute);
  let store = createGalleryStore({ clock, loop, index: start });
  let active: HTMLElement | undefined;

  const slide = (position: number): HTMLElement | undefined => list.children[position];
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
      // After slides were added or removed, there is nothing to move from.
      if (type === 'change')
        showCurrent(slide(from) === active ? { index: from, direction } : undefined);
      emit(effect);
    },
  };

  ends.push(() => {
    store.leave(member);
    // The remaining galleries may have fewer slides.
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
      store.recount([...list.children].findIndex((child) => child === active));
      showCurrent();
    },
    store: () => store,
  };
}
