import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import '../../style.css';
import { logStandIns, standInFrame } from '../../testing/stand-in-player';
import { mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import type { GalleryProps } from './gallery-props';
import * as module from './gallery.mount';

const ends: (() => void)[] = [];

beforeEach(async () => {
  await browser.viewport(1000, 700);
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

/** Of four slides the second and the third are videos. */
const slides = testPictures(4).map((slide, index) => ({
  ...slide,
  url: `slide-${index + 1}`,
  ...(index === 1 && { video: { address: 'https://vimeo.com/76979871' } }),
  ...(index === 2 && { video: { address: 'https://youtu.be/abcdefghijk', ratio: 2 } }),
}));

/** A gallery whose videos open full screen, in verbs. */
async function openGallery(props: Partial<GalleryProps> = {}) {
  const root = showMarkup(
    <Gallery id="g" design="grid" loading="eager" slides={slides} {...props} />,
  );
  const clock = createFakeClock();
  const context = testContext({ clock, reducedMotion: true });
  ends.push(await mountBlock(root, module, Object.assign(context, { frameOf: standInFrame() })));
  const inDialog = (selector: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`dialog[open] ${selector}`);
  return {
    clock,
    inDialog,
    link: (index: number) =>
      root.querySelectorAll<HTMLElement>('[data-slide] a[data-slide-link]')[index],
    frames: () => document.querySelectorAll('iframe').length,
    isPlaying: () => inDialog('[data-current] [data-video-state=showing] iframe') !== null,
    place: () => /\d+ of \d+/.exec(inDialog('.fr-lightbox-status')?.textContent ?? '')?.[0],
    press: (label: string) => inDialog(`button[aria-label="${label}"]`)?.click(),
  };
}

it.each([
  [1, 100 / 56.3],
  [2, 2],
])(
  'a click on a poster plays its video full screen, with its own shape; nothing is asked for before (%i)',
  async (index, ratio) => {
    const { link, frames, isPlaying, inDialog, place } = await openGallery();
    expect(link(index)?.querySelector('.fr-video__icon')?.checkVisibility()).toBe(true);
    expect(frames()).toBe(0);
    link(index)?.click();
    await vi.waitFor(() => expect(isPlaying()).toBe(true), noHurry);
    expect(place()).toBe(`${index + 1} of 4`);
    const { width = 0, height = 1 } =
      inDialog('[data-current] .fr-video__box')?.getBoundingClientRect() ?? {};
    expect(width / height).toBeCloseTo(ratio, 1);
    expect(width).toBeGreaterThan(700);
  },
);

it('without a script the poster is a link to the video, which tells where it leads', async () => {
  const html = showMarkup(<Gallery design="grid" slides={slides} />);
  const link = html.querySelector<HTMLAnchorElement>('[data-slide-id="5f1"] a');
  expect(link?.href).toBe('https://vimeo.com/76979871');
  expect(link?.getAttribute('aria-label')).toBe('Play video: Bowl no. 2');
  expect(link?.querySelector('button, a, iframe, video')).toBeNull();
});

it('one who goes on to a video starts it there; it stops when one goes on, and when one closes', async () => {
  const { clock, link, frames, isPlaying, inDialog, place, press } = await openGallery();
  const log = logStandIns();
  ends.push(log.destroy);
  link(0)?.click();
  await vi.waitFor(() => expect(place()).toBe('1 of 4'), noHurry);
  press('Next Item');
  expect(place()).toBe('2 of 4');
  expect(frames()).toBe(0);
  inDialog('[data-current] .fr-video__play')?.click();
  await vi.waitFor(() => expect(isPlaying()).toBe(true), noHurry);

  press('Next Item');
  expect(place()).toBe('3 of 4');
  await vi.waitFor(() => expect(log.messages).toContain('pause'), noHurry);
  inDialog('[data-current] .fr-video__play')?.click();
  await vi.waitFor(() => expect(isPlaying()).toBe(true), noHurry);
  press('Close');
  await vi.waitFor(() => expect(log.messages).toContain('pauseVideo'), noHurry);
  clock.advance(1);
  expect(frames()).toBe(0);
});

it('keys: Enter on the poster plays, arrows go on, Escape closes and gives the focus back', async () => {
  const { link, isPlaying, place } = await openGallery();
  link(1)?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(isPlaying()).toBe(true), noHurry);
  await userEvent.keyboard('{ArrowRight}');
  expect(place()).toBe('3 of 4');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull(), noHurry);
  expect(document.activeElement).toBe(link(2));
});

it('the address of a video opens it under its overlay', async () => {
  history.replaceState(null, '', '#itemId=5f2');
  const { inDialog, frames, place } = await openGallery({ history: 'hash' });
  await vi.waitFor(() => expect(place()).toBe('3 of 4'), noHurry);
  expect(inDialog('[data-current] .fr-video__play')?.checkVisibility()).toBe(true);
  expect(frames()).toBe(0);
});

it('[4.11e] clicks on a video move nothing', async () => {
  const { inDialog, link, isPlaying, place } = await openGallery({
    design: 'stacked',
    lightbox: true,
  });
  link(1)?.click();
  await vi.waitFor(() => expect(isPlaying()).toBe(true), noHurry);
  inDialog('[data-current] .fr-video__stage')?.click();
  expect(place()).toBe('2 of 4');
});

it('on a phone previous and next are seen beside a video: what plays has the fingers', async () => {
  await browser.viewport(390, 700);
  const { link, inDialog, place, press } = await openGallery();
  const isSeen = (): string | undefined => inDialog('[aria-label="Next Item"]')?.dataset['place'];
  link(0)?.click();
  await vi.waitFor(() => expect(place()).toBe('1 of 4'), noHurry);
  expect(isSeen()).toBe('quiet');
  press('Next Item');
  expect(isSeen()).toBe('shown');
});

it('without the part that plays, videos are links and pictures still open', async () => {
  const root = showMarkup(<Gallery design="grid" loading="eager" slides={slides} />);
  const { mountSlideLightbox, readSlideLightbox } = await import('../lightbox/slide-lightbox');
  const data = readSlideLightbox(root);
  if (!data) throw new Error('The gallery opens nothing.');
  ends.push(mountSlideLightbox(root, data, testContext()));
  let leads = 0;
  root.addEventListener('click', (event) => {
    leads += Number(!event.defaultPrevented);
    event.preventDefault();
  });
  const click = (id: string): void =>
    root.querySelector<HTMLElement>(`[data-slide-id="${id}"] a`)?.click();
  click('5f1');
  expect(leads).toBe(1);
  click('5f0');
  expect(leads).toBe(1);
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), noHurry);
  expect(document.querySelector('.fr-lightbox-status')?.textContent).toContain('1 of 2');
});
