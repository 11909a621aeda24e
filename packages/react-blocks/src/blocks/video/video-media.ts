import { asElement, type BlockContext } from '@frontage/core-lifecycle/dom';
import type { MediaAdapter } from '@frontage/gallery-engine/dom';
import type { LightboxMedia, LightboxMediaView } from '@frontage/lightbox/dom';
import { buildVideo } from './build-video';
import { mountVideo, type VideoContext } from './mount-video';
import { createPageVideos, type Video } from './page-videos';
import { readVideo } from './video.model';
import { videoAttributes, videoParts } from './video.parts';
import { publishedVideoSelector, readPublishedVideo } from './video.published';

/** Brings videos into the slides of a gallery and the items of a lightbox. */
export interface VideoMedia extends MediaAdapter, LightboxMedia {}

const selector = `.${videoParts.box}, ${publishedVideoSelector}`;

/** Posters that are links. */
const openerSelector = `.${videoParts.opener}`;

/**
 * Creates the media adapter for videos. A slide's video waits under its overlay and returns there
 * when its slide is hidden [4.12]; a lightbox shows a separate copy and leaves the slide unchanged.
 * The copy waits under its overlay too, unless the visitor has clicked on its own poster.
 *
 * @param context like a block's; its signal ends the adapter
 */
export function createVideoMedia(
  context: Pick<BlockContext, 'window' | 'clock' | 'reducedMotion' | 'report' | 'signal'> &
    VideoContext,
): VideoMedia {
  const { document, Element } = context.window;
  /** The clicked poster, until its video exists. */
  let clicked: Element | undefined;

  function start(element: HTMLElement): { video: Video | undefined; destroy(): void } {
    const known = context.shared(createPageVideos).of(element);
    const read = element.matches(publishedVideoSelector) ? readPublishedVideo : readVideo;
    const mounted = known ? undefined : mountVideo(read(element), context);
    return { video: known ?? mounted, destroy: () => mounted?.() };
  }

  // The same click opens the lightbox, later.
  const onClick = ({ target }: Event): void => {
    clicked = asElement(target).closest(openerSelector) ?? undefined;
  };
  document.addEventListener('click', onClick, { capture: true, signal: context.signal });

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
      if (!(source instanceof Element)) return undefined;
      const opener = source.querySelector<HTMLElement>(openerSelector);
      const original = opener ? undefined : findVideo(source);
      const element = opener ? buildVideo(opener) : original && copyOf(original);
      if (!element) return undefined;
      const { video, destroy } = start(element);
      const activate = (): void => {
        if (opener && clicked === opener) video?.play();
        clicked = undefined;
      };
      return video && { element, activate, pause: video.leave, destroy };
    },
  };
}

function findVideo(slide: Element): HTMLElement | undefined {
  const found = slide.matches(selector)
    ? slide.closest<HTMLElement>(selector)
    : slide.querySelector<HTMLElement>(selector);
  return found ?? undefined;
}

/** A copy under its overlay with its poster loaded, because no loader observes it. */
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
