import { videoTexts } from './video.texts';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import type { RootProps } from '../../render/root-props';
import { listenToAttribute } from '../../render/listen-to-attribute';
import { useMount } from '../../render/use-mount';
import { useTold } from '../../render/use-told';
import { video } from './video.block';
import { videoAttributes, videoParts } from './video.parts';
import { VideoBox, type VideoBoxProps } from './VideoBox';

/** A video with an optional caption. */
export interface VideoProps extends VideoBoxProps, RootProps {
  /** Words below the video. @default none */
  caption?: string | undefined;
  /** Called each time it becomes visible. @default nobody */
  onPlay?: (() => void) | undefined;
}

/** Set while its player is visible instead of the poster. */
const listenToState = listenToAttribute(videoAttributes.state, `.${videoParts.box}`);

/**
 * A video block [4.14]. Nothing is requested from a provider before the visitor plays it; without
 * scripts files use the browser's own player, and a provider's video is a link.
 */
export function Video(props: VideoProps): ReactNode {
  const { id, className, ref, caption, onPlay, ...box } = props;
  const { address, player, files, tracks, ratio, loop, title, poster, loading } = box;
  const root = useMount(
    () => import('./video.mount'),
    JSON.stringify([address, player, files, tracks, ratio, loop, title, poster?.source, loading]),
  );
  useTold(root, (state) => state === 'showing' && onPlay?.(), listenToState);

  return (
    <BlockRoot
      block="video"
      id={id}
      className={className}
      ref={ref}
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
