import { readBoolean, readChoice, readJson, readNumber, readText } from '@frontage/core-lifecycle';
import { readOtherPlayer } from './read-other-player';
import { readVideoAddress } from './read-video-address';
import type { VideoEmbed } from './read-embed';
import { readVideoFiles, type VideoFiles } from './video-files';
import {
  fallbackRatio,
  videoAttributes,
  videoModes,
  videoParts,
  type VideoMode,
} from './video.parts';

/** The content of a video: that of its embed [4.14], or files of the page's own. */
export type VideoSource = VideoEmbed | ({ readonly type: 'file' } & VideoFiles);

/** The elements of a video, ready to be played. */
export interface PreparedVideo {
  /** Carries its state as attributes. */
  readonly box: HTMLElement;
  /** The place for the player. */
  readonly stage: HTMLElement;
  readonly overlay: HTMLElement;
  /** The element that starts the video. */
  readonly trigger: HTMLElement;
  /** Shows a message to the visitor; undefined removes it. */
  showMessage(message: string | undefined): void;
  /** Restores the markup. */
  restore(): void;
}

/** The data in a video's markup. */
export interface VideoData {
  /** The element with its attributes; a video is mounted on it once. */
  readonly element: HTMLElement;
  readonly source: VideoSource;
  readonly mode: VideoMode;
  readonly title: string;
  /** Width by height. */
  readonly ratio: number;
  readonly loop: boolean;
  /** Prepares the markup; undefined if a part is missing. */
  prepare(): PreparedVideo | undefined;
}

/** Reads the markup of our own video: a box, or an element around one; never throws. */
export function readVideo(root: HTMLElement): VideoData {
  const box = root.matches(`.${videoParts.box}`)
    ? root
    : root.querySelector<HTMLElement>(`.${videoParts.box}`);
  const read = (name: string): string | null | undefined => box?.getAttribute(name);
  const title = readText(read(videoAttributes.title), '');
  const ratio = readNumber(read(videoAttributes.ratio), fallbackRatio);
  return {
    element: box ?? root,
    source: readSource(read, title),
    mode: readChoice(read(videoAttributes.mode), videoModes, 'none'),
    title,
    ratio: ratio > 0 ? ratio : fallbackRatio,
    loop: readBoolean(read(videoAttributes.loop), false),
    prepare: () => (box ? prepare(box) : undefined),
  };
}

function readSource(read: (name: string) => string | null | undefined, title: string): VideoSource {
  const video =
    readVideoAddress(read(videoAttributes.address)) ??
    readOtherPlayer(read(videoAttributes.player), readText(read(videoAttributes.providerName), ''));
  if (video) return { type: 'iframe', video, title };
  const videoFiles = readVideoFiles(readJson(read(videoAttributes.files)));
  return videoFiles.files.length > 0 ? { type: 'file', ...videoFiles } : { type: 'invalid' };
}

function prepare(box: HTMLElement): PreparedVideo | undefined {
  const part = (name: string): HTMLElement | null => box.querySelector<HTMLElement>(`.${name}`);
  const [stage, overlay, trigger, status] = [
    videoParts.stage,
    videoParts.overlay,
    videoParts.play,
    videoParts.status,
  ].map(part);
  if (!stage || !overlay || !trigger) return undefined;
  const showMessage = (message = ''): void => {
    if (status) status.textContent = message;
  };
  return { box, stage, overlay, trigger, showMessage, restore: showMessage };
}
