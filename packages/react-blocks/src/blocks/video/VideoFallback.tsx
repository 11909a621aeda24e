import type { ReactNode } from 'react';
import { usePictureAddress } from '../../picture/use-picture-address';
import type { PictureData } from '../../picture/picture.parts';
import { useTexts } from '../../texts/use-texts';
import { fileType } from './video-files';
import type { VideoSource } from './video.model';
import { videoParts } from './video.parts';
import { videoLink } from './video-link';
import { videoTexts } from './video.texts';

/** The props of a video's fallback. */
export interface VideoFallbackProps {
  source: VideoSource;
  title: string;
  poster: PictureData | undefined;
  loop: boolean | undefined;
}

/**
 * Replaces the player: words and a link after a failure, only the link without scripts, and for
 * files the browser's own player.
 */
export function VideoFallback({ source, title, poster, loop }: VideoFallbackProps): ReactNode {
  const address = usePictureAddress();
  const link = videoLink(source, title, useTexts(videoTexts));
  return (
    <>
      <p className={videoParts.status} role="status" />
      {link && (
        <a className={videoParts.link} href={link.href} rel="noopener">
          <span>{link.text}</span>
        </a>
      )}
      {source.type === 'file' && (
        <noscript>
          <video
            controls
            playsInline
            preload="none"
            loop={loop}
            aria-label={title}
            poster={poster && address(poster, 1000)}
          >
            {source.files.map((file) => (
              <source key={file.src} src={file.src} type={fileType(file)} />
            ))}
            {source.tracks.map(({ src, kind, language, label, isDefault }) => (
              <track
                key={src}
                src={src}
                kind={kind}
                srcLang={language}
                label={label ?? language}
                default={isDefault}
              />
            ))}
          </video>
        </noscript>
      )}
    </>
  );
}
