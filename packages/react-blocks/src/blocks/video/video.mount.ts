import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountPictures } from '../../picture/shared-pictures';
import { loadTexts } from '../../texts/load-texts';
import { mountVideo, type VideoContext } from './mount-video';
import type { VideoData } from './video.model';
import type { videoTexts } from './video.texts';

export { readVideo as read } from './video.model';

/** Loads the poster and lets the video play. */
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
  teardowns.add(mountVideo(data, context));
  return teardowns.run;
}
