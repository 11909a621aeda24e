import { loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { VideoContext } from '../video/mount-video';
import type { VideoMedia } from '../video/video-media';
import { warnInConsole } from './warn-in-console';
import { galleryParts } from './gallery.parts';

/**
 * Brings videos into slides, with a separate chunk. A gallery waits for it; a visitor's events are
 * held meanwhile. If the chunk fails to load, that is reported, and the root is marked until the
 * block ends: its videos are links then.
 *
 * @param load loads the chunk
 */
export async function loadMedia(
  root: Element,
  context: BlockContext & Pick<VideoContext, 'texts'>,
  load: LoadModule<typeof import('../video/video-media')> = () => import('../video/video-media'),
): Promise<VideoMedia | undefined> {
  try {
    const { createVideoMedia } = await loadChunk({ id: 'video', load, clock: context.clock });
    return createVideoMedia(context);
  } catch (cause) {
    warnInConsole(context.window, 'noVideoLoader');
    context.report({ code: 'VIDEO_MEDIA_FAILED', block: 'gallery', cause });
    root.toggleAttribute(galleryParts.noMedia, !context.signal.aborted);
    context.signal.addEventListener('abort', () => root.removeAttribute(galleryParts.noMedia), {
      once: true,
    });
    return undefined;
  }
}
