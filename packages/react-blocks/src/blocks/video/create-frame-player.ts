import { createTeardowns } from '@frontage/core-lifecycle';
import { playerLanguages } from './player-messages';
import type { FrameAddress } from './frame-address';
import type { VideoPlayer, VideoPlayerHost } from './video-player';

/** The number of greetings to a player, and the wait before the second one, in ms. */
const hellos = { most: 6, first: 250 };

/**
 * Creates a provider's player in a frame that may do nothing but play [4.14]. The two providers
 * receive play and pause as messages; only messages from the player's own frame and origin count.
 * Any other player counts as ready once loaded, and can only be stopped by removing it.
 */
export function createFramePlayer(
  host: VideoPlayerHost,
  { provider, address, origin }: FrameAddress,
): VideoPlayer {
  const { window, clock, stage, title, notify } = host;
  const language = provider === 'other' ? undefined : playerLanguages[provider];
  const teardowns = createTeardowns();
  const frame = window.document.createElement('iframe');
  let isReady = false;
  let timer: unknown;

  // A page of our own origin could free itself of the sandbox.
  const isStranger = language !== undefined || origin !== window.location.origin;
  const ownOrigin = isStranger ? ' allow-same-origin' : '';
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // Providers refuse players without a referrer; they learn the site, not the page.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute(
    'sandbox',
    `allow-scripts${ownOrigin} allow-presentation allow-popups allow-popups-to-escape-sandbox`,
  );
  frame.src = address;

  function send(...messages: readonly string[]): void {
    for (const message of messages) frame.contentWindow?.postMessage(message, origin);
  }

  // Before it has loaded, the frame is a page of ours, which must not receive messages for that
  // origin.
  function greet(times = 0): void {
    if (!language || isReady || times === hellos.most) return;
    send(language.hello());
    timer = clock.setTimeout(() => greet(times + 1), hellos.first * 2 ** times);
  }

  function onLoad(): void {
    notify(language ? 'loaded' : 'ready');
    clock.clearTimeout(timer);
    greet();
  }

  function onMessage(event: MessageEvent): void {
    if (!language || event.source !== frame.contentWindow || event.origin !== origin) return;
    const news = language.read(event.data);
    if (!news || (news === 'ready' && isReady)) return;
    if (!isReady) send(...language.subscribe());
    isReady = true;
    notify(news);
  }

  frame.addEventListener('load', onLoad);
  window.addEventListener('message', onMessage);
  teardowns.add(() => {
    clock.clearTimeout(timer);
    frame.removeEventListener('load', onLoad);
    window.removeEventListener('message', onMessage);
    frame.remove();
  });
  stage.append(frame);

  return {
    element: frame,
    play: () => language && send(language.play()),
    pause: () => language && send(language.pause()),
    destroy: teardowns.run,
  };
}
