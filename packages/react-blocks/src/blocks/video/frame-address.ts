import type { OtherVideo } from './read-other-player';
import { providers, type ProviderName, type ProviderVideo } from './providers';

/** A video that plays in a frame. */
export type FramedVideo = ProviderVideo | OtherVideo;

/** The location of a player. */
export interface FrameAddress {
  /** `other` for a player without messages. */
  readonly provider: ProviderName | 'other';
  /** The address of its frame. */
  readonly address: string;
  /** The origin of its messages; others are ignored. */
  readonly origin: string;
}

/** Gives the location of a video's player. */
export function frameAddress(video: FramedVideo, pageOrigin: string): FrameAddress {
  if (video.provider === 'other') return { ...video, origin: new URL(video.address).origin };
  const { origin, playerAddress } = providers[video.provider];
  return { provider: video.provider, origin, address: playerAddress(video, pageOrigin) };
}

/** Gives the page of a video for people, and the name of its provider. */
export function videoPage(video: FramedVideo): { readonly href: string; readonly place: string } {
  if (video.provider === 'other') return { href: video.address, place: video.name };
  const { pageAddress, title } = providers[video.provider];
  return { href: pageAddress(video), place: title };
}
