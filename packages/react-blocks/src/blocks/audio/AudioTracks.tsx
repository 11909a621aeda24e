import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { audioParts as parts } from './audio.parts';
import { audioTexts } from './audio.texts';

/** A file to listen to. */
export interface AudioTrack {
  /** Its address: on the site, or http and https. Any other is left out. */
  src: string;
  /** Its title. @default its number */
  title?: string | undefined;
  /** Whose it is. @default not said */
  author?: string | undefined;
  /** Whether visitors may download it. @default false */
  download?: boolean | undefined;
}

/** The tracks, each with the browser's own player. Nothing of them is loaded before a press. */
export function AudioTracks({ tracks }: { tracks: readonly AudioTrack[] }): ReactNode {
  const texts = useTexts(audioTexts);
  return (
    <ol className={parts.tracks}>
      {tracks.map(({ src, title, author, download }, index) => {
        const name = title || texts.untitled({ number: index + 1 });
        return (
          <li key={`${index} ${src}`}>
            <p className={parts.words}>
              <strong>{name}</strong>
              {author && <span>{author}</span>}
            </p>
            <audio
              controls
              controlsList={download ? undefined : 'nodownload'}
              preload="none"
              src={src}
              aria-label={name}
            />
            {download && (
              <a href={src} download aria-label={texts.downloadOf({ title: name })}>
                {texts.download}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
