import { createTeardowns, readChoice, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountPictures } from '../../picture/mount-pictures';
import { loadTexts } from '../../texts/load-texts';
import { mountVideo, type VideoContext } from './mount-video';
import type { Video } from './page-videos';
import type { VideoData } from './video.model';
import { videoAttributes, videoModes } from './video.parts';
import type { videoTexts } from './video.texts';

export { readVideo as read } from './video.model';

/** Loads the poster and makes the video playable. */
export function mount(
  root: HTMLElement,
  data: VideoData,
  context: BlockContext & VideoContext,
): Teardown | Promise<Teardown> {
  const loading = loadTexts(root, context);
  return loading
    ? loading.then((texts) =>
        start(root, data, { ...context, texts: texts?.own<typeof videoTexts>('video') }),
      )
    : start(root, data, context);
}

function start(root: HTMLElement, data: VideoData, context: BlockContext & VideoContext): Teardown {
  const teardowns = createTeardowns();
  teardowns.add(mountPictures(root, context));
  const video = mountVideo(data, context);
  teardowns.add(video);
  teardowns.add(video && followMode(data.element, video, context));
  return teardowns.run;
}

/** Updates a video when its markup names another mode [4.14]. */
function followMode(
  element: HTMLElement,
  video: Video,
  { window }: Pick<BlockContext, 'window'>,
): Teardown {
  const name = videoAttributes.mode;
  const watch = new window.MutationObserver(() =>
    video.setMode(readChoice(element.getAttribute(name), videoModes, 'none')),
  );
  watch.observe(element, { attributeFilter: [name] });
  return () => watch.disconnect();
}
