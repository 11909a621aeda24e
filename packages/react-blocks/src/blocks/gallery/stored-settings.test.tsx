import { readGallery, readWindowOptions } from '@frontage/gallery-engine/dom';
import { readFields } from '@frontage/site-model/fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import { galleryFields } from './gallery.fields';
import { settingsOf } from './gallery-settings';

const settings = {
  autoplay: true,
  randomize: true,
  pauseOnMouseover: [{ block: 'price' }, { block: 'map' }],
  loop: false,
  speed: 0.8,
  keyboard: false,
  keys: { previous: 74, next: 75 },
  preloadCount: 3,
  boundaries: 'hard',
  snapPoints: '40%',
  linkedGalleries: [{ block: 'other' }],
  refreshOnResize: true,
  refreshOnOrientationChange: true,
  resizeThreshold: 12,
  resizeAxis: 'y',
  lazyLoad: true,
  loaderOptions: { dprMax: 1, load: 'viewport', allowSaveData: false },
  lightboxControls: false,
  lightbox: true,
};

/** The data of the markup that a stored gallery is rendered to. */
function markupOf(stored: Readonly<Record<string, unknown>>): HTMLElement {
  const { slides: _, ...data } = readFields(galleryFields, stored);
  const html = renderToStaticMarkup(
    <Gallery id="g" slides={testPictures(3)} {...settingsOf(data)} />,
  );
  const [, attributes = ''] = /<div([^>]*)>/.exec(html) ?? [];
  const dataset = Object.fromEntries(
    [...attributes.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      value.replaceAll('&quot;', '"'),
    ]),
  );
  // All that the readers look at.
  return { dataset } as unknown as HTMLElement;
}

it('[3.28] [5.13f] [5.13g] what a gallery stores of its settings is what it is mounted with', () => {
  const root = markupOf({ ...settings, design: 'stacked' });
  expect(readGallery(root)).toMatchObject({
    autoplay: true,
    autoplayOptions: { randomize: true, pauseOnMouseover: ['#block-price,#block-map'] },
    loop: false,
    speed: 0.8,
    keyboard: false,
    keys: { previous: 74, next: 75 },
    preloadCount: 3,
    boundaries: 'hard',
    snapPoints: '40%',
    linkedGalleries: ['block-other'],
  });
  expect(readWindowOptions(root)).toEqual({
    refreshOnResize: true,
    refreshOnOrientationChange: true,
    resizeThreshold: 12,
    resizeAxis: 'y',
  });
  expect(root.dataset).toMatchObject({ lazyLoad: 'true', lightboxControls: 'false' });
  expect(JSON.parse(root.dataset.loaderOptions ?? '')).toEqual(settings.loaderOptions);
});

it('[3.28] what it does not store has its defaults', () => {
  expect(readGallery(markupOf({ design: 'stacked' }))).toMatchObject({
    autoplay: false,
    loop: true,
    keyboard: true,
    // Those of `readGalleryKey` count then.
    keys: undefined,
    linkedGalleries: [],
  });
});

it('[4.12b] a strip stores what a click on its current slide does', () => {
  const root = markupOf({ design: 'strip', activeSlideClickBehavior: 'previous' });
  expect(readGallery(root).activeSlideClickBehavior).toBe('previous');
});
