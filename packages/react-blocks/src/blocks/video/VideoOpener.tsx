import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { useTexts } from '../../texts/use-texts';
import { lightboxNeeds } from '../lightbox/lightbox-link';
import { openerAttribute } from '../lightbox/lightbox.parts';
import { videoPlayLabel } from './video-labels';
import { videoLink } from './video-link';
import { describeVideoSource, findVideoSource, type VideoDescription } from './video-source';
import { videoTexts } from './video.texts';
import { videoNeeds, videoParts } from './video.parts';

/** The props of a video that opens full screen. */
export interface VideoOpenerProps {
  video: VideoDescription;
  /** Its poster. */
  children: ReactNode;
}

/**
 * The poster of a video as a link: a click plays the video full screen. Without scripts the link
 * leads to the video itself. Nothing for an invalid video.
 */
export function VideoOpener({ video, children }: VideoOpenerProps): ReactNode {
  const { title = '' } = video;
  const texts = useTexts(videoTexts);
  usePageNeeds(videoNeeds);
  usePageNeeds(lightboxNeeds);
  const source = findVideoSource(video);
  const link = videoLink(source, title, texts);
  if (!link) return null;
  return (
    <a
      data-slide-link=""
      className={videoParts.opener}
      href={link.href}
      rel="noopener"
      aria-label={videoPlayLabel(title, texts)}
      {...{ [openerAttribute]: '' }}
      {...describeVideoSource(source, video)}
    >
      {children}
      <span className={videoParts.icon} />
      <span className={videoParts.link}>{link.text}</span>
    </a>
  );
}
