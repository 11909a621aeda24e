import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { canonical, testPicture } from '../../testing/test-blocks';
import {
  createVideoPage,
  find,
  heard,
  vimeoAddress,
  youtubeAddress,
} from '../../testing/video-page';
import { answerTimeout, returnDuration } from './video.parts';
import { failedMessage, lateMessage } from './video.messages';

const { open, mountOn, log } = createVideoPage();

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
    await expect.poll(phase).toBe('showing');
    expect(frame()?.title).toBe('The wheel');
    await expect.poll(() => document.activeElement).toBe(frame());
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
      youtubeAddress,
      ['listening', 'addEventListener onStateChange', 'addEventListener onError', 'playVideo'],
      'pauseVideo',
    ],
    [
      vimeoAddress,
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
  ])('[4.14e] %s is played and paused by messages', async (address, greeting, pause) => {
    const { button, video, phase, frame, context } = await open({ address });
    button.click();
    // The first word is said until it is heard.
    await expect
      .poll(() =>
        log().messages.filter(
          (word, index) => word !== greeting[0] || word !== log().messages[index - 1],
        ),
      )
      .toEqual(greeting);
    expect(phase()).toBe('showing');
    const paused = heard(/"playerState":2|"event":"pause"/);
    video()?.leave();
    await paused;
    expect(log().messages.at(-1)).toBe(pause);
    context.clock.advance(returnDuration);
    // Paused, it is kept for the next time.
    expect(frame()).not.toBeNull();
    button.click();
    await expect.poll(() => log().messages.at(-1)).toBe(greeting.at(-1));
  });

  it('[4.14c] returns to its overlay when another is played', async () => {
    const first = await open({ address: vimeoAddress });
    const root = first.root.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
    document.body.append(root);
    const second = await mountOn(root, { page: first.context });
    first.button.click();
    await expect.poll(first.phase).toBe('showing');
    second.button.click();
    expect(first.phase()).toBe('overlay');
    await expect.poll(second.phase).toBe('showing');
    expect(first.overlay.inert).toBe(false);
    first.button.click();
    expect([first.phase(), second.phase()]).toEqual(['showing', 'overlay']);
  });

  it('[4.14c] a player that does not stop is taken out once the overlay is back', async () => {
    const { button, video, phase, frame, context } = await open({}, { manner: 'keeps-playing' });
    button.click();
    await expect.poll(phase).toBe('showing');
    await expect.poll(() => log().messages.at(-1)).toBe('playVideo');
    video()?.leave();
    context.clock.advance(returnDuration - 1);
    expect(frame()).not.toBeNull();
    context.clock.advance(1);
    expect(frame()).toBeNull();
  });

  it('[9.20c] the overlay fades for 1 s and comes back within 0.3 s; at once under reduced motion', async () => {
    const moving = await open({}, { reducedMotion: false });
    moving.button.click();
    await expect.poll(moving.phase).toBe('showing');
    expect(moving.fades()).toEqual([1000]);
    expect(moving.overlay.inert).toBe(true);
    moving.video()?.leave();
    expect(moving.fades()).toEqual([300]);
    expect(moving.overlay.inert).toBe(false);
    moving.end();
    expect(moving.fades()).toEqual([]);

    const still = await open({}, { reducedMotion: true });
    still.button.click();
    await expect.poll(still.phase).toBe('showing');
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
    expect(find(box, 'a').getAttribute('href')).toBe(youtubeAddress);
    expect(find(box, 'a').textContent).toBe('Watch “The wheel” on YouTube');
    // Whatever the frame shows is seen all the same.
    await expect.poll(phase).toBe('showing');
    answer(box);
    await expect.poll(status).toBe('');
    expect(link()).toBe('none');
  });

  it('one that says it cannot play gives way to words and the link', async () => {
    const { button, phase, frame, status, box } = await open({}, { manner: 'is-silent' });
    button.focus();
    button.click();
    await expect.poll(phase).toBe('showing');
    await expect.poll(() => document.activeElement).toBe(frame());
    answer(box, { event: 'onError', info: 150 });
    await expect.poll(phase).toBe('overlay');
    expect([frame(), status()]).toEqual([null, failedMessage]);
    // Who had started it by keys goes on where they were.
    expect(document.activeElement).toBe(button);
  });

  it('words from elsewhere are not heard', async () => {
    const { button, phase, box } = await open({}, { manner: 'is-silent' });
    button.click();
    await expect.poll(phase).toBe('showing');
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
    const started = () => log().messages.filter((word) => word === 'playVideo').length;
    button.click();
    await expect.poll(started).toBe(1);
    expect(phase()).toBe('showing');
    const first = frame();
    video()?.setMode('fill');
    expect(frame()).not.toBe(first);
    expect(first?.isConnected).toBe(false);
    await expect.poll(started).toBe(2);
    expect(frame()?.style.inlineSize).toContain('max(');
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
    const { root, button, phase, end, context } = await open();
    end();
    document.body.innerHTML = '<div data-mounted><div data-gallery-list><div></div></div></div>';
    const slide = find(document, '[data-gallery-list] > div');
    slide.append(root);
    const repeated = await mountOn(root, { page: context });
    button.click();
    expect([phase(), repeated.frame()]).toEqual(['overlay', null]);
    slide.setAttribute('data-shown', '');
    button.click();
    await expect.poll(repeated.phase).toBe('showing');
  });

  it('ended while it shows, the markup is as it was and nothing runs on', async () => {
    const { root, button, phase, before, end, context, fades } = await open(
      {},
      { reducedMotion: false },
    );
    button.click();
    await expect.poll(phase).toBe('showing');
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
    await expect.poll(phase).toBe('showing');
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
