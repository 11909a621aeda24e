import type { FrameAddress, FramedVideo } from '../blocks/video/frame-address';

/** The messages that a stand-in received, per frame, in order. */
export interface StandInLog {
  readonly messages: string[];
  destroy(): void;
}

/** How a stand-in behaves. */
export type StandInManner = 'answers' | 'is-silent' | 'keeps-playing';

/**
 * The script of a stand-in: it uses the protocol of the providers' players, and logs the messages
 * it receives.
 */
function script(provider: string, manner: StandInManner): string {
  return `
    const say = (message) => parent.postMessage(JSON.stringify(message), '*');
    const log = (word) => say({ log: word });
    const play = () => say(${JSON.stringify(provider)} === 'youtube' ? { event: 'infoDelivery', info: { playerState: 1 } } : { event: 'play', data: {} });
    const pause = () => say(${JSON.stringify(provider)} === 'youtube' ? { event: 'infoDelivery', info: { playerState: 2 } } : { event: 'pause', data: {} });
    addEventListener('message', ({ data, origin }) => {
      const { event, func, args, method, value } = JSON.parse(data);
      const word = func ?? method ?? event;
      log([word, args?.[0] ?? value].filter(Boolean).join(' '));
      if (${JSON.stringify(manner)} === 'is-silent') return;
      if (word === 'listening') say({ event: 'onReady' });
      if (word === 'ping') say({ event: 'ready' });
      if (word === 'playVideo' || word === 'play') play();
      if ((word === 'pauseVideo' || word === 'pause') && ${JSON.stringify(manner)} !== 'keeps-playing') pause();
    });`;
}

/** The address of a page that replaces a provider's player without a network. */
export function standInFrame(
  manner: StandInManner = 'answers',
): (video: FramedVideo) => FrameAddress {
  return ({ provider }) => {
    const page = new Blob(
      [`<!doctype html><title>Player</title><script>${script(provider, manner)}</script>`],
      { type: 'text/html' },
    );
    return { provider, address: URL.createObjectURL(page), origin: location.origin };
  };
}

/** Collects the messages that stand-ins received. */
export function logStandIns(): StandInLog {
  const messages: string[] = [];
  const ended = new AbortController();
  window.addEventListener(
    'message',
    ({ data }) => {
      if (typeof data !== 'string' || !data.startsWith('{"log"')) return;
      messages.push(String((JSON.parse(data) as { log: unknown }).log)); // the stand-in writes it
    },
    { signal: ended.signal },
  );
  return { messages, destroy: () => ended.abort() };
}
