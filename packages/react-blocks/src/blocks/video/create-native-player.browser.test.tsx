import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChunkError } from '@frontage/core-lifecycle';
import '../../style.css';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import type { VideoContext } from './mount-video';
import { createPageVideos } from './page-videos';
import { failedMessage } from './video.messages';
import * as module from './video.mount';
import { resizeTimeout, returnDuration, videoParts } from './video.parts';
import { Video, type VideoProps } from './Video';

const clip = new URL('../../testing/clip.webm', import.meta.url).href;
let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A video of the page's own files, in verbs. */
async function open(props: Partial<VideoProps> = {}, over: Partial<VideoContext> = {}) {
  const root = showMarkup(<Video id="v1" title="The wheel" files={[clip]} {...props} />);
  const clock = createFakeClock();
  const context = Object.assign(testContext({ clock, reducedMotion: true }), over);
  const before = canonical(root);
  end = await mountBlock(
    root,
    { ...module, mount: (...[root, data]) => module.mount(root, data, context) },
    context,
  );
  const box = root.querySelector<HTMLElement>(`.${videoParts.box}`);
  const button = root.querySelector('button');
  if (!box || !button) throw new Error('no video');
  const mounted = () => context.shared(createPageVideos).of(box);
  return {
    root,
    box,
    button,
    before,
    context,
    clock,
    phase: () => mounted()?.phase(),
    leave: () => mounted()?.leave(),
    video: () => root.querySelector<HTMLVideoElement>(`.${videoParts.stage} video`),
    status: () => root.querySelector(`.${videoParts.status}`)?.textContent,
  };
}

describe("a video of the page's own files", () => {
  it('[2.21c] its loader is a chunk that is asked for when it is played', async () => {
    let requests = 0;
    const loadNative = () => {
      requests += 1;
      return import('./create-native-player');
    };
    const { button, video, phase } = await open({}, { loadNative });
    expect([requests, video()]).toEqual([0, null]);
    await userEvent.click(button);
    await expect.poll(phase).toBe('showing');
    expect(requests).toBe(1);
    await expect.poll(() => video()?.paused).toBe(false);
    expect(video()?.controls).toBe(true);
    expect(video()?.getAttribute('aria-label')).toBe('The wheel');
  });

  it('has captions, in the languages there are', async () => {
    const tracks = [
      { src: 'data:text/vtt,WEBVTT', language: 'en', label: 'English', isDefault: true },
      { src: '/no.vtt', language: 'de' },
    ];
    const { button, video } = await open({
      tracks: tracks.map((track) => ({ ...track, src: '/x.vtt' })),
    });
    button.click();
    await expect.poll(() => video()?.querySelectorAll('track').length).toBe(2);
    const found = [...(video()?.querySelectorAll('track') ?? [])].map(
      ({ kind, srclang, label, default: isDefault }) => [kind, srclang, label, isDefault],
    );
    expect(found).toEqual([
      ['captions', 'en', 'English', true],
      ['captions', 'de', 'de', false],
    ]);
  });

  it('takes the first file that the browser plays', async () => {
    const { button, video } = await open({ files: [{ src: '/no.ogv', type: 'video/no' }, clip] });
    button.click();
    await expect.poll(() => video()?.currentSrc).toBe(clip);
  });

  it('one that no browser plays gives way to words and a link to the file', async () => {
    const { root, button, status, phase } = await open({
      files: [{ src: '/no.xyz', type: 'video/no' }],
    });
    button.click();
    await expect.poll(status).toBe(failedMessage);
    expect(phase()).toBe('overlay');
    const link = root.querySelector<HTMLAnchorElement>(`.${videoParts.link}`);
    expect([
      link && getComputedStyle(link).display,
      link?.getAttribute('href'),
      link?.textContent,
    ]).toEqual(['block', '/no.xyz', 'Open “The wheel” as a file']);
  });

  it('[2.21c] whose chunk fails tells so and reports it; it may be tried again', async () => {
    let works = false;
    const loadNative = () =>
      works ? import('./create-native-player') : Promise.reject(new Error('gone'));
    const { button, status, context, phase } = await open({}, { loadNative });
    button.click();
    await expect.poll(status).toBe(failedMessage);
    expect(context.issues).toMatchObject([
      { code: 'VIDEO_PLAYER_FAILED', cause: expect.any(ChunkError) },
    ]);
    works = true;
    button.click();
    await expect.poll(phase).toBe('showing');
    expect(status()).toBe('');
  });

  it('left while its chunk is on its way, it does not begin', async () => {
    let arrive = (): void => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { button, phase, leave, video, box } = await open(
      {},
      { loadNative: () => gate.then(() => import('./create-native-player')) },
    );
    button.click();
    expect([phase(), box.dataset.videoState]).toEqual(['starting', 'starting']);
    leave();
    expect(phase()).toBe('overlay');
    arrive();
    await import('./create-native-player');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(video()).toBeNull();
  });

  it('leaving pauses it and keeps its place', async () => {
    const { button, phase, leave, video, clock } = await open();
    button.click();
    await expect.poll(() => video()?.paused).toBe(false);
    await expect.poll(phase).toBe('showing');
    const element = video();
    // The player's own listener is older, so it has heard of it by then.
    const paused = new Promise((resolve) =>
      element?.addEventListener('pause', resolve, { once: true }),
    );
    leave();
    await paused;
    clock.advance(returnDuration);
    expect(video()).toBe(element);
    button.click();
    await expect.poll(() => element?.paused).toBe(false);
  });

  it('[9.20b] chooses a larger file once the size has been the same for a second, while it is still', async () => {
    const files = [100, 5000].map((width) => ({
      src: `${clip}?${width}`,
      width,
      type: 'video/webm',
    }));
    const { root, box, button, video, phase, clock } = await open({ files });
    box.style.inlineSize = '50px';
    button.click();
    await expect.poll(phase).toBe('showing');
    expect(video()?.currentSrc).toBe(files[0]?.src);
    video()?.pause();
    box.style.inlineSize = `${Math.min(800, root.clientWidth)}px`;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    clock.advance(resizeTimeout - 1);
    expect(video()?.currentSrc).toBe(files[0]?.src);
    clock.advance(1);
    await expect.poll(() => video()?.currentSrc).toBe(files[1]?.src);
  });

  it('[5.11b] fill lets its picture cover the box, none and fit show all of it', async () => {
    for (const [mode, look] of [
      ['none', 'contain'],
      ['fit', 'contain'],
      ['fill', 'cover'],
    ] as const) {
      const { button, video } = await open({ mode });
      button.click();
      await expect.poll(() => video()?.style.objectFit).toBe(look);
      end();
    }
  });

  it('ended while it plays, the markup is as it was', async () => {
    const { root, button, video, before, clock } = await open();
    button.click();
    await expect.poll(() => video()?.paused).toBe(false);
    const element = video();
    end();
    expect([canonical(root), clock.waiting, element?.isConnected, element?.paused]).toEqual([
      before,
      0,
      false,
      true,
    ]);
  });

  it("without scripts is the browser's own player", () => {
    const root = showMarkup(
      <Video
        id="v"
        title="The wheel"
        files={['/a.webm', '/a.mp4', '/a.m3u8']}
        tracks={[{ src: '/a.vtt', language: 'en' }]}
        loop
      />,
    );
    const inner = new DOMParser().parseFromString(
      root.querySelector('noscript')?.textContent ?? '',
      'text/html',
    );
    const video = inner.querySelector('video');
    expect([video?.controls, video?.loop, video?.getAttribute('preload')]).toEqual([
      true,
      true,
      'none',
    ]);
    expect(
      [...(video?.querySelectorAll('source') ?? [])].map(
        (source) => `${source.getAttribute('src')} ${source.type}`,
      ),
    ).toEqual(['/a.webm video/webm', '/a.mp4 video/mp4', '/a.m3u8 application/vnd.apple.mpegurl']);
    expect(video?.querySelector('track')?.getAttribute('srclang')).toBe('en');
  });
});
