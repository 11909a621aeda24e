import type { PageContext } from '@frontage/core-lifecycle/dom';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach } from 'vitest';
import type { VideoContext } from '../blocks/video/mount-video';
import { createPageVideos } from '../blocks/video/page-videos';
import { Video, type VideoProps } from '../blocks/video/Video';
import * as module from '../blocks/video/video.mount';
import { videoParts } from '../blocks/video/video.parts';
import { logStandIns, standInFrame, type StandInLog, type StandInManner } from './stand-in-player';
import { canonical, mountBlock, showMarkup, testContext } from './test-blocks';

/** The addresses of a video of the first and of the second provider. */
export const youtubeAddress = 'https://www.youtube.com/watch?v=abcdefghijk';
export const vimeoAddress = 'https://vimeo.com/76979871';

/** How a test plays its video. */
export interface VideoSetting {
  manner?: StandInManner;
  reducedMotion?: boolean;
  over?: Partial<VideoContext>;
  /** The page of another video. @default a new page */
  page?: PageContext;
}

/** A context with stand-ins as providers and a stopped clock. */
export function videoContext({ manner, reducedMotion = true, over, page }: VideoSetting) {
  const clock = createFakeClock();
  return Object.assign(testContext({ clock, reducedMotion, page }), {
    frameOf: standInFrame(manner),
    ...over,
    clock,
  });
}

/** Videos on a page, for all tests of a file; they end with their test. */
export function createVideoPage() {
  const ends: (() => void)[] = [];
  let log: StandInLog;

  beforeEach(() => {
    log = logStandIns();
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    log.destroy();
    document.body.replaceChildren();
  });

  async function open(props: Partial<VideoProps> = {}, setting: VideoSetting = {}) {
    const root = showMarkup(
      <Video id="v1" title="The wheel" address={youtubeAddress} {...props} />,
    );
    return { ...(await mountOn(root, setting)), root };
  }

  async function mountOn(root: HTMLElement, setting: VideoSetting = {}) {
    const context = videoContext(setting);
    const before = canonical(root);
    const end = await mountBlock(
      root,
      { ...module, mount: (...[root, data]) => module.mount(root, data, context) },
      context,
    );
    ends.push(end);
    const box = find(root, `.${videoParts.box}`);
    const overlay = find(root, `.${videoParts.overlay}`);
    const video = () => context.shared(createPageVideos).of(box);
    return {
      box,
      overlay,
      button: find(root, 'button'),
      before,
      end,
      context,
      video,
      phase: () => video()?.phase(),
      frame: () => root.querySelector('iframe'),
      status: () => find(root, `.${videoParts.status}`).textContent,
      link: () => getComputedStyle(find(root, `.${videoParts.link}`)).display,
      fades: () => overlay.getAnimations().map((fade) => fade.effect?.getTiming().duration),
    };
  }

  return { open, mountOn, log: () => log };
}

/** Waits until some player receives a matching message. */
export function heard(words: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent): void => {
      if (!words.test(String(data))) return;
      window.removeEventListener('message', listen);
      resolve();
    };
    window.addEventListener('message', listen);
  });
}

/** The first element that a selector finds. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
