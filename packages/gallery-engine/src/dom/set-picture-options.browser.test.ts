import { expect, it } from 'vitest';
import { readPictureOptions, setPictureOptions } from './set-picture-options';

function openPictures(attributes: string) {
  const root = document.createElement('div');
  root.innerHTML = `<div ${attributes}><img data-src="a.jpg" data-load="true"><img data-src="b.jpg"><img src="c.jpg"></div>`;
  const gallery = root.querySelector('div') ?? root;
  return {
    root,
    end: setPictureOptions(gallery, readPictureOptions(gallery)),
    before: root.innerHTML,
  };
}

it('[3.28] without options pictures say for themselves how they are loaded', () => {
  const { root } = openPictures('');
  expect(root.innerHTML).toContain(
    '<img data-src="a.jpg" data-load="true"><img data-src="b.jpg"><img src="c.jpg">',
  );
});

it('[3.28] lazyLoad and loaderOptions reach every waiting picture, until the end', () => {
  const { root, end } = openPictures(
    `data-lazy-load="true" data-loader-options='{"sizeAdjustment":2,"dprMax":1,"onload":"x"}'`,
  );
  const read = [...root.querySelectorAll('img')].map(({ dataset }) => ({ ...dataset }));
  const options = { load: 'viewport', sizeAdjustment: '2', dprMax: '1' };
  expect(read).toEqual([{ src: 'a.jpg', ...options }, { src: 'b.jpg', ...options }, {}]);
  end();
  end();
  expect([...root.querySelectorAll('img')].map(({ dataset }) => ({ ...dataset }))).toEqual([
    { src: 'a.jpg', load: 'true' },
    { src: 'b.jpg' },
    {},
  ]);
});

it.each(['{', '7', 'null', '"x"', '["a"]'])(
  '[3.28] options that are none, %s, change nothing',
  (json) => {
    const { root } = openPictures(`data-loader-options='${json}'`);
    expect(root.querySelectorAll('[data-size-adjustment], [data-load=viewport]')).toHaveLength(0);
  },
);
