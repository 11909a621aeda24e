import { loadChunk } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { MediaAdapter } from '@frontage/gallery-engine/dom';

/**
 * Brings videos into slides, by a chunk of its own. A gallery waits for it: what a
 * visitor presses meanwhile is held with the rest. Where the chunk does not come it is
 * reported, and a slide is what its markup makes of it.
 *
 * @returns nothing for a gallery without videos
 */
export async function loadMedia(root: Element, context: BlockContext): Promise<MediaAdapter | undefined> {
  if (!root.querySelector('[data-type=video]')) return undefined;
  try {
    const load = () => import('../video/video.media');
    const { createVideoMedia } = await loadChunk({ id: 'video', load, clock: context.clock });
    return createVideoMedia(context);
  } catch (cause) {
    context.report({ code: 'VIDEO_MEDIA_FAILED', block: 'gallery', cause });
    return undefined;
  }
}
