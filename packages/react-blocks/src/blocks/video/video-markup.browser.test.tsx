import { describe, expect, it } from 'vitest';
import '../../style.css';
import { mountBlock, showMarkup, testPicture } from '../../testing/test-blocks';
import { createVideoPage, find, videoContext, youtubeAddress } from '../../testing/video-page';
import { fallbackRatio, resizeTimeout, videoParts } from './video.parts';
import { invalidVideoMessage } from './video.messages';
import * as module from './video.mount';
import { Video } from './Video';

const { open } = createVideoPage();

it("whose script does not come is a link to the video's page", () => {
  const root = showMarkup(<Video id="v" title="The wheel" address={youtubeAddress} />);
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
  expect(link.getAttribute('href')).toBe(youtubeAddress);
});

it('words of the owner are words, whatever is in them', () => {
  const title =
    '"><img src=x onerror="document.body.dataset.ran=1"><script>document.body.dataset.ran=1</script>';
  const root = showMarkup(<Video id="v" title={title} caption={title} address={youtubeAddress} />);
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
    await expect.poll(() => frame()?.style.position).toBe('absolute');
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
    const context = videoContext({});
    const end = await mountBlock(root, module, context);
    expect(context.issues).toEqual([
      { code: 'VIDEO_INVALID', block: 'video', message: 'Invalid video embed' },
    ]);
    end();
  });
});
