import { videoTexts } from './video.texts';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useMount } from '../../render/use-mount';
import { video } from './video.block';
import { VideoBox, type VideoBoxProps } from './VideoBox';

/** A video with an optional caption. */
export interface VideoProps extends VideoBoxProps {
  /** The block's id on the page. */
  id?: string | undefined;
  /** Words below the video. @default none */
  caption?: string | undefined;
}

/**
 * A video block [4.14]. Nothing is asked of a provider before the visitor plays it;
 * without scripts files have the browser's own player, and a provider's video is a link.
 */
export function Video({ id, caption, ...box }: VideoProps): ReactNode {
  const { address, player, files, tracks, ratio, loop, title, poster, loading } = box;
  const root = useMount(
    () => import('./video.mount'),
    JSON.stringify([address, player, files, tracks, ratio, loop, title, poster?.source, loading]),
  );

  return (
    <BlockRoot
      block="video"
      id={id}
      rootRef={root}
      waits
      events={video.events}
      speaks={[videoTexts]}
    >
      <figure>
        <VideoBox {...box} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </BlockRoot>
  );
}
