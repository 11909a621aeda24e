import type { GalleryChangeDetail } from '@frontage/gallery-engine/dom';
import { useRef, type RefObject } from 'react';
import { useLaterPictures } from '../../picture/use-later-pictures';
import { useMount } from '../../render/use-mount';
import { useTold, type Listen } from '../../render/use-told';
import type { GalleryProps } from './gallery-props';

/** A gallery's behaviour in a React host. */
export interface HostGallery {
  readonly root: RefObject<HTMLDivElement | null>;
  /** The start of a new mount: the shown slide. */
  readonly currentIndex: number | undefined;
}

/**
 * Mounts a gallery. Slides may be added, removed and changed while it runs; other settings mount it
 * again, at the current slide.
 *
 * @param props compared as text: equal props in a new render change nothing
 */
export function useGallery(props: GalleryProps): HostGallery {
  const { slides, currentIndex } = props;
  // Nobody who has mounted the gallery has read these.
  const settings = {
    ...props,
    ref: undefined,
    className: undefined,
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
  const requested = useRef(currentIndex);
  useLaterPictures(root, JSON.stringify(slides.map(({ picture }) => picture)));

  // A host's new request takes precedence over the visitor's position.
  if (requested.current !== currentIndex) {
    requested.current = currentIndex;
    index.current = currentIndex;
  }
  useTold(
    root,
    (detail) => {
      index.current = detail.index;
      props.onSlideChange?.(detail);
    },
    listenToSlides,
  );

  return { root, currentIndex: index.current };
}

const listenToSlides: Listen<GalleryChangeDetail> = (root, notify) => {
  const onChange = ({ detail }: CustomEvent<GalleryChangeDetail>): void => notify(detail);
  root.addEventListener('gallery:change', onChange);
  return () => root.removeEventListener('gallery:change', onChange);
};
