import { maxAlbumTracks, safeHref } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { AudioTracks, type AudioTrack } from './AudioTracks';
import { audioParts as parts } from './audio.parts';
import { audioTexts } from './audio.texts';
import { readAudioEmbed } from './read-audio-embed';

/** The props of sound to listen to. */
export interface AudioProps extends RootProps {
  /** The title of an album. @default none */
  title?: string | undefined;
  /** They play one after the other; the first 60 count. @default none */
  tracks?: readonly AudioTrack[] | undefined;
  /** The address of music at SoundCloud, Spotify or Mixcloud. @default none */
  address?: string | undefined;
}

/**
 * A track, an album, or music of a service that is asked for by a press. Tracks play in the
 * browser's own players, with and without a script.
 */
export function Audio(props: AudioProps): ReactNode {
  const { title, tracks = [], address } = props;
  const texts = useTexts(audioTexts);
  const files = tracks.filter(({ src }) => isFile(src)).slice(0, maxAlbumTracks);
  const embed = address === undefined ? undefined : readAudioEmbed(address);
  const root = useMount(() => import('./audio.mount'), JSON.stringify([files, address]));
  usePageNeeds({ media: files.flatMap(({ src }) => originOf(src)) });
  if (files.length === 0 && address === undefined) return null;
  return (
    <BlockRoot
      block="audio"
      {...rootProps(props)}
      rootRef={root}
      waits
      data={{
        [parts.address]: address,
        [parts.lost]: texts.lost,
        [parts.unplayable]: texts.unplayable,
      }}
    >
      {(title || files.length > 1) && (
        <div className={parts.head}>
          {title && <h2>{title}</h2>}
          {files.length > 1 && (
            <div className={parts.controls} role="group" aria-label={texts.controls} inert>
              <button type="button" aria-label={texts.previous} {...{ [parts.step]: '-1' }} />
              <span
                className={parts.place}
                role="status"
                {...{ [parts.said]: texts.place({ at: '{at}', count: files.length }) }}
              >
                {texts.place({ at: 1, count: files.length })}
              </span>
              <button type="button" aria-label={texts.next} {...{ [parts.step]: '1' }} />
            </div>
          )}
        </div>
      )}
      {files.length > 0 && <AudioTracks tracks={files} />}
      {embed && (
        <p className={parts.embed}>
          <a
            className="fr-action"
            data-look="quiet"
            href={address}
            data-frame-title={texts.frame({ service: embed.service })}
            data-late={texts.late}
          >
            {texts.listen({ service: embed.service })}
          </a>
        </p>
      )}
    </BlockRoot>
  );
}

function isFile(src: string): boolean {
  const href = safeHref(src);
  return href !== undefined && !/^(ftp|mailto|tel|sms):/i.test(href);
}

/** The origin of a file that is elsewhere; a page's policy must allow it. */
function originOf(src: string): readonly string[] {
  return /^https?:/i.test(src) && URL.canParse(src) ? [new URL(src).origin] : [];
}
