import { afterEach, beforeEach, expect, it } from 'vitest';
import { galleryAttributes } from '@frontage/gallery-engine/dom';
import '../../style.css';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { standInFrame } from '../../testing/stand-in-player';
import { canonical, showMarkup, testContext, testPicture } from '../../testing/test-blocks';
import { shownSlide } from './is-inactive';
import { createVideoMedia } from './video-media';
import { Video } from './Video';

afterEach(() => document.body.replaceChildren());

let page: PageContext;
beforeEach(() => {
  page = testContext();
});

/** The adapter of a block; those of a test are on one page. */
function media() {
  const context = testContext({ clock: createFakeClock(), reducedMotion: true, page });
  return createVideoMedia(Object.assign(context, { frameOf: standInFrame() }));
}

/** A slide with a video in it. */
function slideOf(): HTMLElement {
  return showMarkup(
    <Video id="v" title="Firing" address="https://vimeo.com/76979871" poster={testPicture} />,
  );
}

it("[4.12d] a slide's video waits under its overlay, and returns there when its slide is no longer shown", async () => {
  const slide = slideOf();
  const before = canonical(slide);
  const shown = media().mount(slide);
  expect(shown?.isShowing()).toBe(false);
  slide.querySelector('button')?.click();
  expect(shown?.isShowing()).toBe(true);
  await expect.poll(() => slide.querySelector('[data-video-state=showing]')).not.toBeNull();
  shown?.pause();
  expect(shown?.isShowing()).toBe(false);
  shown?.destroy();
  expect(canonical(slide)).toBe(before);
});

it('a slide without a video has none', () => {
  expect(media().mount(document.createElement('div'))).toBeUndefined();
});

it('a video that the page has mounted itself is not mounted twice, and stays when the gallery goes', () => {
  const slide = slideOf();
  const first = media().mount(slide);
  const second = media().mount(slide);
  slide.querySelector('button')?.click();
  expect([first?.isShowing(), second?.isShowing()]).toEqual([true, true]);
  expect(slide.querySelectorAll('iframe')).toHaveLength(1);
  second?.destroy();
  expect(first?.isShowing()).toBe(true);
  first?.destroy();
});

it('a lightbox shows a copy under its overlay, its poster loaded; the slide stays as it is', async () => {
  const slide = slideOf();
  const inSlide = media().mount(slide);
  slide.querySelector('button')?.click();
  await expect.poll(() => slide.querySelector('[data-video-state=showing]')).not.toBeNull();
  const view = media().create({ content: { type: 'video', src: '', source: slide }, meta: {} });
  if (!view) throw new Error('no view');
  document.body.append(view.element);
  expect(view.element.querySelector('iframe')).toBeNull();
  expect(view.element.querySelector('img')?.hasAttribute('src')).toBe(true);
  view.element.querySelector('button')?.click();
  expect([view.element.querySelectorAll('iframe').length, inSlide?.isShowing()]).toEqual([
    1,
    false,
  ]);
  view.destroy();
  expect(view.element.querySelector('iframe')).toBeNull();
  inSlide?.destroy();
});

it('a copy of a published video that plays has one stage and one button, and nothing lies over its player', async () => {
  const slide = document.createElement('div');
  const embed = '<iframe src="https://player.vimeo.com/video/76979871">';
  slide.innerHTML = `<div class="sqs-video-wrapper" data-html="${embed.replaceAll('"', '&quot;')}"></div>`;
  document.body.append(slide);
  const inSlide = media().mount(slide);
  slide.querySelector('button')?.click();
  await expect.poll(() => slide.querySelector('[data-video-state=showing]')).not.toBeNull();
  const view = media().create({ content: { type: 'video', src: '', source: slide }, meta: {} });
  if (!view) throw new Error('no view');
  expect(
    ['.fr-video__stage', 'button', 'iframe', '[inert]'].map(
      (part) => view.element.querySelectorAll(part).length,
    ),
  ).toEqual([1, 1, 0, 0]);
  view.destroy();
  inSlide?.destroy();
});

it('a lightbox makes nothing of an item that it knows nothing of', () => {
  expect(
    media().create({ content: { type: 'video', src: 'https://a.example' }, meta: {} }),
  ).toBeUndefined();
});

it("the attributes that tell which slide is shown are the gallery's", () => {
  expect(galleryAttributes).toMatchObject(shownSlide);
});
