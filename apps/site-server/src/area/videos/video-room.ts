import type { RateLimits } from '../../http/rate-limit';
import { createVimeoCheck } from './create-vimeo-check';
import { videoActions } from './video-actions';

/** Options of the call about videos. */
interface VideoOptions {
  /** Where Vimeo’s oEmbed is. @default nobody is asked about videos */
  vimeoOembed?: string;
  /** Questions about videos per minute and address. @default 60 */
  videosPerMinute?: number;
}

/** What looking at videos adds to the server. */
export const videoRoom = {
  actions: videoActions,
  services: ({
    options: { vimeoOembed, videosPerMinute = 60 },
    limits,
  }: {
    options: VideoOptions;
    limits: RateLimits;
  }) => ({
    checkVideo: vimeoOembed ? createVimeoCheck(vimeoOembed) : () => Promise.resolve(undefined),
    videoLimit: limits.create('videos', videosPerMinute),
  }),
};
