import { createTeardowns } from '@frontage/core-lifecycle';
import { playerLanguages } from './player-messages';
import type { FrameAddress } from './frame-address';
import type { VideoPlayer, VideoPlayerHost } from './video-player';

/**
 * How often a player is asked to answer, and how long after the first time the second follows, in
 * ms.
 */
const hellos = { most: 6, first: 250 };

/**
 * A provider's player in a frame that may do nothing but play [4.14]. To the two providers play and
 * pause are messages; only those of its own frame and origin are heard. Any other player counts as
 * ready when it has loaded, and to be still it must go.
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

  // A page of ours could free itself of the sandbox.
  const isStranger = language !== undefined || origin !== window.location.origin;
  const ownOrigin = isStranger ? ' allow-same-origin' : '';
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // Providers refuse players that come from nowhere; they learn the site, not the page.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute(
    'sandbox',
    `allow-scripts${ownOrigin} allow-presentation allow-popups allow-popups-to-escape-sandbox`,
  );
  frame.src = address;

  function send(...messages: readonly string[]): void {
    for (const message of messages) frame.contentWindow?.postMessage(message, origin);
  }

  // Before it has loaded the frame is a page of ours, to which nothing may be sent under that
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
