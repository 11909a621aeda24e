import type { GalleryChangeDetail } from '@frontage/gallery-engine/dom';
import { useRef, type RefObject } from 'react';
import { useLaterPictures } from '../../picture/use-later-pictures';
import { useMount } from '../../render/use-mount';
import { useTold, type Listen } from '../../render/use-told';
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
  const given = useRef(currentIndex);
  useLaterPictures(root, JSON.stringify(slides.map(({ picture }) => picture)));

  // What a host asks for anew counts more than where the visitor is.
  if (given.current !== currentIndex) {
    given.current = currentIndex;
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

const listenToSlides: Listen<GalleryChangeDetail> = (root, tell) => {
  const onChange = ({ detail }: CustomEvent<GalleryChangeDetail>): void => tell(detail);
  root.addEventListener('gallery:change', onChange);
  return () => root.removeEventListener('gallery:change', onChange);
};
