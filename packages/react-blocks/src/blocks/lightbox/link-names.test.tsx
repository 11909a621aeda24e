import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from '../gallery/Gallery';
import { Image } from '../image/Image';

const picture = { source: '/jar.jpg', alt: '', width: 4, height: 3 };
const nameOf = (html: string) => /<a [^>]*aria-label="([^"]*)"/.exec(html)?.[1];

it.each(['grid', 'carousel'] as const)(
  'the link of a slide of a %s has a name, also where neither its picture nor it has words',
  (design) => {
    const slides = [
      { id: 'a', picture },
      { id: 'b', picture, title: 'Moon jar' },
      { id: 'c', picture: { ...picture, alt: 'A white jar' } },
    ];
    const html = renderToStaticMarkup(<Gallery design={design} lightbox slides={slides} />);
    const names = [...html.matchAll(/<a data-slide-link=""([^>]*)>/g)].map(([, attributes = '']) =>
      nameOf(`<a ${attributes} >`),
    );
    expect(names).toEqual(['1 of 3', 'Moon jar', undefined]);
  },
);

it('the link of a picture has its caption as a name, else says what opens', () => {
  const show = (over: object) =>
    nameOf(renderToStaticMarkup(<Image picture={picture} lightbox {...over} />));
  expect(show({})).toBe('Gallery');
  expect(show({ caption: 'The loft' })).toBe('The loft');
  expect(show({ picture: { ...picture, alt: 'A loft' }, caption: 'The loft' })).toBeUndefined();
  expect(show({ lightbox: false, href: '/loft', caption: 'The loft' })).toBe('The loft');
});
