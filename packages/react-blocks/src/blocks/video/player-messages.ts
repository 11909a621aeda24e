import { readJson } from '@frontage/core-lifecycle';
import { isRecord } from '@frontage/core-lifecycle/reading';
import type { ProviderName } from './providers';

/** News from a player. */
export type PlayerNews = 'ready' | 'playing' | 'paused' | 'failed';

/** The message protocol of a provider's player [4.14]: JSON texts both ways. */
export interface PlayerLanguage {
  /** The greeting, sent repeatedly until it is answered. */
  hello(): string;
  /** Sent once it is ready: the events to report. */
  subscribe(): readonly string[];
  play(): string;
  pause(): string;
  /** Reads a message of the player; undefined if it is irrelevant. Never throws. */
  read(data: unknown): PlayerNews | undefined;
}

const youtube: PlayerLanguage = {
  hello: () => youtubeText({ event: 'listening' }),
  subscribe: () =>
    ['onStateChange', 'onError'].map((name) =>
      youtubeText({ event: 'command', func: 'addEventListener', args: [name] }),
    ),
  play: () => youtubeText({ event: 'command', func: 'playVideo', args: [] }),
  pause: () => youtubeText({ event: 'command', func: 'pauseVideo', args: [] }),

  read(data) {
    const { event, info } = fields(data);
    if (event === 'onReady' || event === 'initialDelivery') return 'ready';
    if (event === 'onError') return 'failed';
    const delivered = event === 'infoDelivery' ? fields(info)['playerState'] : undefined;
    const state = event === 'onStateChange' ? info : delivered;
    if (state === 1) return 'playing';
    return state === 0 || state === 2 ? 'paused' : undefined;
  },
};

const vimeo: PlayerLanguage = {
  hello: () => JSON.stringify({ method: 'ping' }),
  subscribe: () =>
    ['play', 'pause', 'ended', 'error'].map((value) =>
      JSON.stringify({ method: 'addEventListener', value }),
    ),
  play: () => JSON.stringify({ method: 'play' }),
  pause: () => JSON.stringify({ method: 'pause' }),

  read(data) {
    const { event, method, data: detail } = fields(data);
    if (event === 'ready' || method === 'ping') return 'ready';
    // Errors of single calls, such as a start that the browser forbids, do not affect the video.
    if (event === 'error') return fields(detail)['method'] === undefined ? 'failed' : undefined;
    if (event === 'play' || event === 'playing') return 'playing';
    return event === 'pause' || event === 'ended' || event === 'finish' ? 'paused' : undefined;
  },
};

/** The protocol of each provider. */
export const playerLanguages: Readonly<Record<ProviderName, PlayerLanguage>> = { youtube, vimeo };

/** YouTube's players respond to texts that name a widget. */
function youtubeText(message: object): string {
  return JSON.stringify({ ...message, id: 1, channel: 'widget' });
}

/** Gives the fields of an object, or of the JSON object in a text. */
function fields(data: unknown): Readonly<Record<string, unknown>> {
  const value = typeof data === 'string' ? readJson(data) : data;
  return isRecord(value) ? value : {};
}
