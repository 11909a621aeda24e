import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountBlock, showMarkup, testPicture } from '../testing/test-blocks';
import { Button } from '../blocks/button/Button';
import { Gallery } from '../blocks/gallery/Gallery';
import * as module from './pop-up-link.mount';
import { popUpLink } from './pop-up-link.parts';

const reel = 'https://www.instagram.com/reel/C1aB_-9/';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function mountLink(): Promise<{ link: HTMLElement; end: () => void }> {
  const link = document.querySelector<HTMLElement>('[data-block=pop-up-link]');
  if (!link) throw new Error('There is no such link.');
  return { link, end: await mountBlock(link, module) };
}

/** Clicks; gives whether the link would be followed as usual. */
function isFollowed(link: HTMLElement, options: MouseEventInit = {}): boolean {
  let followed = false;
  // After the block's own listener, and nothing is opened in the test.
  const stop = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return followed;
}

describe('a link to a video at Instagram', () => {
  it.each([
    ['a button', <Button key="b" text="See the kiln" href={reel} />],
    [
      'a slide',
      <Gallery
        key="g"
        design="grid"
        slides={[{ id: 'one', picture: testPicture, clickThroughUrl: reel }]}
      />,
    ],
  ])(
    '[7.28] of %s opens a window of 620 by 720 px, and is a plain link without a script',
    async (_name, block) => {
      showMarkup(block);
      const opened = { opener: window };
      const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
      const { link, end } = await mountLink();
      expect(link.getAttribute('href')).toBe(reel);
      expect(isFollowed(link)).toBe(false);
      expect(open.mock.calls).toEqual([
        [reel, '_blank', expect.stringMatching(/^popup,width=620,height=720,left=\d+,top=\d+$/)],
      ]);
      expect(opened.opener).toBeNull();
      // Into another tab by the visitor's own wish.
      expect(isFollowed(link, { ctrlKey: true })).toBe(true);
      end();
      expect(isFollowed(link)).toBe(true);
      expect(open).toHaveBeenCalledTimes(1);
    },
  );

  it('[7.28] is followed as usual where the browser opens no window, and not where the page has another use of the click', async () => {
    const root = showMarkup(<Button text="See the kiln" href={reel} />);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { link, end } = await mountLink();
    expect(isFollowed(link)).toBe(true);
    root.addEventListener('click', (event) => event.preventDefault());
    isFollowed(link);
    expect(open).toHaveBeenCalledTimes(1);
    end();
  });

  it.each([
    ['https://instagram.com/kiln_97/reel/C1/', true],
    ['https://www.instagram.com/tv/C1/', true],
    ['https://www.instagram.com/kiln_97/', false],
    ['https://www.instagram.com/p/C1/', false],
    ['https://www.instagram.com.evil.example/reel/C1/', false],
    ['/reel/C1', false],
    [undefined, false],
  ])('%s: %s', (href, isOne) => {
    expect(popUpLink(href) !== undefined).toBe(isOne);
  });
});
