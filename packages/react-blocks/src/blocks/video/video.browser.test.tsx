import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import {
  logStandIns,
  standInFrame,
  type StandInLog,
  type StandInManner,
} from '../../testing/stand-in-player';
import {
  canonical,
  mountBlock,
  noHurry,
  showMarkup,
  testContext,
  testPicture,
} from '../../testing/test-blocks';
import type { VideoContext } from './mount-video';
import { mountedVideo } from './mount-video';
import {
  answerTimeout,
  fallbackRatio,
  resizeTimeout,
  returnDuration,
  videoParts,
} from './video.parts';
import { failedMessage, invalidVideoMessage, lateMessage } from './video.messages';
import * as module from './video.mount';
import { Video, type VideoProps } from './Video';

const address = 'https://www.youtube.com/watch?v=abcdefghijk';
const vimeo = 'https://vimeo.com/76979871';
let ends: (() => void)[] = [];
let log: StandInLog;

beforeEach(() => {
  log = logStandIns();
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  log.destroy();
  document.body.replaceChildren();
});

interface Setting {
  manner?: StandInManner;
  reducedMotion?: boolean;
  over?: Partial<VideoContext>;
}

/** A context whose providers are stand-ins and whose time stands still. */
function contextOf({ manner, reducedMotion = true, over }: Setting) {
  const clock = createFakeClock();
  return Object.assign(testContext({ clock, reducedMotion }), {
    frameOf: standInFrame(manner),
    ...over,
    clock,
  });
}

/** A video on the page, in verbs. */
async function open(props: Partial<VideoProps> = {}, setting: Setting = {}) {
  const root = showMarkup(<Video id="v1" title="The wheel" address={address} {...props} />);
  return { ...(await mountOn(root, setting)), root };
}

async function mountOn(root: HTMLElement, setting: Setting = {}) {
  const context = contextOf(setting);
  const before = canonical(root);
  const end = await mountBlock(
    root,
    { ...module, mount: (...[at, data]) => module.mount(at, data, context) },
    context,
  );
  ends.push(end);
  const box = find(root, `.${videoParts.box}`);
  const overlay = find(root, `.${videoParts.overlay}`);
  return {
    box,
    overlay,
    button: find(root, 'button'),
    before,
    end,
    context,
    video: () => mountedVideo(box),
    phase: () => mountedVideo(box)?.phase(),
    frame: () => root.querySelector('iframe'),
    status: () => find(root, `.${videoParts.status}`).textContent,
    link: () => getComputedStyle(find(root, `.${videoParts.link}`)).display,
    fades: () => overlay.getAnimations().map((fade) => fade.effect?.getTiming().duration),
  };
}

/** Some player says what fits. */
function heard(words: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent): void => {
      if (!words.test(String(data))) return;
      window.removeEventListener('message', listen);
      resolve();
    };
    window.addEventListener('message', listen);
  });
}

function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

describe("a provider's video", () => {
  it('asks nobody for anything before it is played', async () => {
    performance.clearResourceTimings();
    const { root, frame } = await open({ poster: testPicture });
    expect(frame()).toBeNull();
    const asking = [...root.querySelectorAll('[src], [srcset], [poster], link')].map(
      (element) => element.outerHTML,
    );
    expect(asking.filter((html) => /youtu|ytimg|vimeo/.test(html))).toEqual([]);
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => /youtu|ytimg|vimeo/.test(name)),
    ).toEqual([]);
  });

  it.each(['click', '{Enter}', ' '])('[4.14b] is started by %s on its overlay', async (how) => {
    const { button, phase, frame } = await open();
    expect(button.getAttribute('aria-label')).toBe('Play video: The wheel');
    if (how === 'click') await userEvent.click(button);
    else {
      button.focus();
      await userEvent.keyboard(how);
    }
    await expect.poll(phase, noHurry).toBe('showing');
    expect(frame()?.title).toBe('The wheel');
    await expect.poll(() => document.activeElement, noHurry).toBe(frame());
  });

  it('plays in a frame that may do nothing but play', async () => {
    const { button, frame } = await open();
    button.click();
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame()?.allow).toContain('autoplay');
    expect(frame()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  });

  it.each([
    [
      address,
      ['listening', 'addEventListener onStateChange', 'addEventListener onError', 'playVideo'],
      'pauseVideo',
    ],
    [
      vimeo,
      [
        'ping',
        'addEventListener play',
        'addEventListener pause',
        'addEventListener ended',
        'addEventListener error',
        'play',
      ],
      'pause',
    ],
  ])('[4.14e] %s is played and paused by messages', async (at, greeting, pause) => {
    const { button, video, phase, frame, context } = await open({ address: at });
    button.click();
    // The first word is said until it is heard.
    await expect
      .poll(
        () => log.told.filter((word, at) => word !== greeting[0] || word !== log.told[at - 1]),
        noHurry,
      )
      .toEqual(greeting);
    expect(phase()).toBe('showing');
    const paused = heard(/"playerState":2|"event":"pause"/);
    video()?.leave();
    await paused;
    expect(log.told.at(-1)).toBe(pause);
    context.clock.advance(returnDuration);
    // Paused, it is kept for the next time.
    expect(frame()).not.toBeNull();
    button.click();
    await expect.poll(() => log.told.at(-1), noHurry).toBe(greeting.at(-1));
  });

  it('[4.14c] returns to its overlay when another is played', async () => {
    const first = await open({ address: vimeo });
    const root = first.root.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
    document.body.append(root);
    const second = await mountOn(root);
    first.button.click();
    await expect.poll(first.phase, noHurry).toBe('showing');
    second.button.click();
    expect(first.phase()).toBe('overlay');
    await expect.poll(second.phase, noHurry).toBe('showing');
    expect(first.overlay.inert).toBe(false);
    first.button.click();
    expect([first.phase(), second.phase()]).toEqual(['showing', 'overlay']);
  });

  it('[4.14c] a player that does not stop is taken out once the overlay is back', async () => {
    const { button, video, phase, frame, context } = await open({}, { manner: 'keeps-playing' });
    button.click();
    await expect.poll(phase, noHurry).toBe('showing');
    await expect.poll(() => log.told.at(-1), noHurry).toBe('playVideo');
    video()?.leave();
    context.clock.advance(returnDuration - 1);
    expect(frame()).not.toBeNull();
    context.clock.advance(1);
    expect(frame()).toBeNull();
  });

  it('[9.20] the overlay fades for 1 s and comes back within 0.3 s; at once under reduced motion', async () => {
    const moving = await open({}, { reducedMotion: false });
    moving.button.click();
    await expect.poll(moving.phase, noHurry).toBe('showing');
    expect(moving.fades()).toEqual([1000]);
    expect(moving.overlay.inert).toBe(true);
    moving.video()?.leave();
    expect(moving.fades()).toEqual([300]);
    expect(moving.overlay.inert).toBe(false);
    moving.end();
    expect(moving.fades()).toEqual([]);

    const still = await open({}, { reducedMotion: true });
    still.button.click();
    await expect.poll(still.phase, noHurry).toBe('showing');
    expect(still.fades()).toEqual([0]);
    still.video()?.leave();
    expect(still.fades()).toEqual([0]);
  });

  it('one that does not answer says so, with a link to its page; a late answer takes the words away', async () => {
    const { button, context, status, link, phase, box } = await open({}, { manner: 'is-silent' });
    button.click();
    context.clock.advance(answerTimeout - 1);
    expect([status(), link()]).toEqual(['', 'none']);
    context.clock.advance(1);
    expect([status(), link()]).toEqual([lateMessage, 'block']);
    expect(find(box, 'a').getAttribute('href')).toBe(address);
    expect(find(box, 'a').textContent).toBe('Watch “The wheel” on YouTube');
    // Whatever the frame shows is seen all the same.
    await expect.poll(phase, noHurry).toBe('showing');
    answer(box);
    await expect.poll(status, noHurry).toBe('');
    expect(link()).toBe('none');
  });

  it('one that says it cannot play gives way to words and the link', async () => {
    const { button, phase, frame, status, box } = await open({}, { manner: 'is-silent' });
    button.focus();
    button.click();
    await expect.poll(phase, noHurry).toBe('showing');
    await expect.poll(() => document.activeElement, noHurry).toBe(frame());
    answer(box, { event: 'onError', info: 150 });
    await expect.poll(phase, noHurry).toBe('overlay');
    expect([frame(), status()]).toEqual([null, failedMessage]);
    // Who had started it by keys goes on where they were.
    expect(document.activeElement).toBe(button);
  });

  it('words from elsewhere are not heard', async () => {
    const { button, phase, box } = await open({}, { manner: 'is-silent' });
    button.click();
    await expect.poll(phase, noHurry).toBe('showing');
    const failure = JSON.stringify({ event: 'onError', info: 150 });
    window.postMessage(failure, location.origin);
    const source = box.querySelector('iframe')?.contentWindow ?? null;
    window.dispatchEvent(
      new MessageEvent('message', { data: failure, origin: 'https://evil.example', source }),
    );
    // What was posted comes later.
    await heard(/onError/);
    expect(phase()).toBe('showing');
  });

  it('[4.14d] another mode loads it anew', async () => {
    const { button, video, phase, frame } = await open();
    const started = () => log.told.filter((word) => word === 'playVideo').length;
    button.click();
    await expect.poll(started, noHurry).toBe(1);
    expect(phase()).toBe('showing');
    const first = frame();
    video()?.setMode('fill');
    expect(frame()).not.toBe(first);
    expect(first?.isConnected).toBe(false);
    await expect.poll(started, noHurry).toBe(2);
  });

  it('ended right after another mode, nothing waits for an answer', async () => {
    const { button, video, end, context } = await open({}, { manner: 'is-silent' });
    button.click();
    video()?.setMode('fill');
    video()?.setMode('fit');
    end();
    expect(context.clock.waiting).toBe(0);
  });

  it('[4.14b] does not start while its slide is not the one that is shown', async () => {
    const { root, button, phase, end } = await open();
    end();
    document.body.innerHTML = '<div data-mounted><div data-gallery-list><div></div></div></div>';
    const slide = find(document, '[data-gallery-list] > div');
    slide.append(root);
    const again = await mountOn(root);
    button.click();
    expect([phase(), again.frame()]).toEqual(['overlay', null]);
    slide.setAttribute('data-shown', '');
    button.click();
    await expect.poll(again.phase, noHurry).toBe('showing');
  });

  it('ended while it shows, the markup is as it was and nothing runs on', async () => {
    const { root, button, phase, before, end, context, fades } = await open(
      {},
      { reducedMotion: false },
    );
    button.click();
    await expect.poll(phase, noHurry).toBe('showing');
    end();
    end();
    expect(canonical(root)).toBe(before);
    expect([context.clock.waiting, fades()]).toEqual([0, []]);
    button.click();
    expect(root.querySelector('iframe')).toBeNull();
  });

  it('has nothing for axe to complain about, covered, showing and in trouble', async () => {
    const { button, phase, context } = await open(
      { poster: testPicture, caption: 'In the studio' },
      { manner: 'is-silent' },
    );
    const violations = async () =>
      (await axe.run(document.body, { iframes: false })).violations.map(
        ({ id, nodes }) => `${id} ${nodes[0]?.html}`,
      );
    expect(await violations()).toEqual([]);
    button.click();
    await expect.poll(phase, noHurry).toBe('showing');
    expect(await violations()).toEqual([]);
    context.clock.advance(answerTimeout);
    expect(await violations()).toEqual([]);
  });

  /** The stand-in's frame says something. */
  function answer(box: Element, message: object = { event: 'onReady' }): void {
    const source = box.querySelector('iframe')?.contentWindow ?? null;
    window.dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify(message),
        origin: location.origin,
        source,
      }),
    );
  }
});

it("whose script does not come is a link to the video's page", () => {
  const root = showMarkup(<Video id="v" title="The wheel" address={address} />);
  const link = find(root, `.${videoParts.link}`);
  expect([getComputedStyle(link).display, find(root, 'button').checkVisibility()]).toEqual([
    'none',
    true,
  ]);
  root.setAttribute('data-block-state', 'failed');
  expect([getComputedStyle(link).display, find(root, 'button').checkVisibility()]).toEqual([
    'block',
    false,
  ]);
  expect(link.getAttribute('href')).toBe(address);
});

it('words of the owner are words, whatever is in them', () => {
  const title =
    '"><img src=x onerror="document.body.dataset.ran=1"><script>document.body.dataset.ran=1</script>';
  const root = showMarkup(<Video id="v" title={title} caption={title} address={address} />);
  expect([
    find(root, 'button').getAttribute('aria-label'),
    find(root, 'figcaption').textContent,
  ]).toEqual([`Play video: ${title}`, title]);
  expect([root.querySelector('img, script'), document.body.dataset.ran]).toEqual([null, undefined]);
});

describe('its place', () => {
  /**
   * The frame's width and height in a stage of 600 by 300, the video being twice as wide as high,
   * or half.
   */
  async function placed(mode: 'none' | 'fit' | 'fill', ratio: number) {
    const { button, frame, box } = await open({ mode, ratio, boxRatio: 2 });
    box.style.inlineSize = '600px';
    button.click();
    await expect.poll(() => frame()?.style.position, noHurry).toBe('absolute');
    const { width, height, left, top } = frame()?.getBoundingClientRect() ?? new DOMRect();
    const outer = box.getBoundingClientRect();
    const centred =
      Math.abs(left + width / 2 - outer.left - 300) < 1 &&
      Math.abs(top + height / 2 - outer.top - outer.height / 2) < 1;
    return [Math.round(width), Math.round(height), centred];
  }

  it('[5.11b] none, fit and fill lay the player into its box', async () => {
    expect(await placed('none', 1.5)).toEqual([600, 400, true]);
    expect(await placed('fit', 1)).toEqual([300, 300, true]);
    expect(await placed('fit', 3)).toEqual([600, 200, true]);
    expect(await placed('fill', 1)).toEqual([600, 600, true]);
    expect(await placed('fill', 3)).toEqual([900, 300, true]);
  });

  it('[9.20] without a ratio it is 56.3 % as high as it is wide', async () => {
    const { box } = await open();
    const { width, height } = box.getBoundingClientRect();
    expect(height / width).toBeCloseTo(0.563, 2);
    expect([100 / fallbackRatio, resizeTimeout]).toEqual([56.3, 1000]);
  });
});

describe('an embed that is none', () => {
  it('[8.14a] the owner is told, visitors see the poster alone', () => {
    const root = showMarkup(<Video id="v" address="https://evil.example/1" poster={testPicture} />);
    for (const twin of root.querySelectorAll('noscript')) twin.remove();
    expect([
      root.querySelector('button, a'),
      root.textContent,
      root.querySelectorAll('img').length,
    ]).toEqual([null, '', 1]);
    const editor = showMarkup(<Video id="v" address="https://evil.example/1" editing />);
    expect(find(editor, `.${videoParts.invalid}`).textContent).toBe('Invalid video embed');
    expect(invalidVideoMessage).toBe('Invalid video embed');
  });

  it('[8.14a] is reported in these words', async () => {
    const root = showMarkup(<Video id="v" address="https://evil.example/1" poster={testPicture} />);
    const context = contextOf({});
    ends.push(await mountBlock(root, module, context));
    expect(context.issues).toEqual([
      { code: 'VIDEO_INVALID', block: 'video', message: 'Invalid video embed' },
    ]);
  });
});
