import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { MediaAdapter } from '@frontage/gallery-engine/dom';
import type { LightboxMedia, LightboxMediaView } from '@frontage/lightbox/dom';
import { mountVideo, type VideoContext } from './mount-video';
import { createPageVideos, type Video } from './page-videos';
import { readVideo } from './video.model';
import { videoAttributes, videoParts } from './video.parts';
import { publishedVideoSelector, readPublishedVideo } from './video.published';

/** Brings videos into the slides of a gallery and the items of a lightbox. */
export interface VideoMedia extends MediaAdapter, LightboxMedia {}

const selector = `.${videoParts.box}, ${publishedVideoSelector}`;

/**
 * Makes the media adapter for videos. A slide's video waits under its overlay and
 * returns there when its slide is no longer shown [4.12]; a lightbox shows a copy of
 * the slide's video, which leaves the slide as it is.
 *
 * @param context as a block's
 */
export function createVideoMedia(
  context: Pick<BlockContext, 'window' | 'clock' | 'reducedMotion' | 'report'> & VideoContext,
): VideoMedia {
  function start(element: HTMLElement): { video: Video | undefined; destroy(): void } {
    const known = context.shared(createPageVideos).of(element);
    const read = element.matches(publishedVideoSelector) ? readPublishedVideo : readVideo;
    const own = known ? undefined : mountVideo(read(element), context);
    return { video: known ?? own, destroy: () => own?.() };
  }

  return {
    mount(slide) {
      const element = findVideo(slide);
      if (!element) return undefined;
      const { video, destroy } = start(element);
      if (!video) return undefined;
      return { pause: video.leave, isShowing: () => video.phase() !== 'overlay', destroy };
    },

    create({ content }): LightboxMediaView | undefined {
      const { source } = content;
      const original = source instanceof context.window.Element ? findVideo(source) : undefined;
      if (!original) return undefined;
      const element = copyOf(original);
      const { video, destroy } = start(element);
      return video && { element, pause: video.leave, destroy };
    },
  };
}

function findVideo(slide: Element): HTMLElement | undefined {
  const found = slide.matches(selector)
    ? slide.closest<HTMLElement>(selector)
    : slide.querySelector<HTMLElement>(selector);
  return found ?? undefined;
}

/** A copy under its overlay, its poster loaded: it stands alone and knows no loader. */
function copyOf(original: HTMLElement): HTMLElement {
  const copy = original.ownerDocument.importNode(original, true);
  copy.removeAttribute(videoAttributes.state);
  copy.removeAttribute(videoAttributes.trouble);
  copy.querySelector(`.${videoParts.stage}`)?.replaceChildren();
  for (const overlay of copy.querySelectorAll('[inert]')) overlay.removeAttribute('inert');
  for (const image of copy.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])'))
    image.src = image.dataset.src ?? '';
  return copy;
}
