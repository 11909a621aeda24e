import { useEffect, useRef, type RefObject } from 'react';
import { useLaterPictures } from '../../picture/use-later-pictures';
import { useMount } from '../../render/use-mount';
import type { GalleryProps } from './gallery-props';

/** A gallery's behaviour in a React host. */
export interface HostGallery {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Where a new mount begins: at the slide that is shown. */
  readonly currentIndex: number | undefined;
}

/**
 * Mounts a gallery. Slides may come, go and change while it goes on; other settings mount it anew,
 * at the slide where it was.
 *
 * @param props by their text: what a host writes anew in each render, but equal, ends nothing
 */
export function useGallery(props: GalleryProps): HostGallery {
  const { slides, currentIndex } = props;
  // Nobody who has mounted the gallery has read these.
  const settings = {
    ...props,
    slides: undefined,
    label: undefined,
    sizes: undefined,
    loading: undefined,
  };
  // Videos are mounted with the gallery, and so is the first slide of all.
  const videos = slides.flatMap(({ id, video }) => (video ? [[id, video]] : []));
  const root = useMount(
    () => import('./gallery.mount'),
    JSON.stringify([settings, videos, slides.length === 0]),
  );
  const index = useRef(currentIndex);
  const given = useRef(currentIndex);
  useLaterPictures(root, JSON.stringify(slides.map(({ picture }) => picture)));

  // What a host asks for anew counts more than where the visitor is.
  if (given.current !== currentIndex) {
    given.current = currentIndex;
    index.current = currentIndex;
  }
  useEffect(() => {
    const element = root.current;
    const keep = (event: Event): void => {
      // Fired by the engine, with its details.
      if (event instanceof CustomEvent && event.target === element)
        index.current = event.detail.index;
    };
    element?.addEventListener('gallery:change', keep);
    return () => element?.removeEventListener('gallery:change', keep);
  }, [root]);

  return { root, currentIndex: index.current };
}
