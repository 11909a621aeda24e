import type { DemoPage } from '../../demo-site';
import { clips, clipSlide } from '../clip-draft';
import { designPage } from './design-page';
import { firing, pots, quay } from './series';

/** A page for each design in which one goes from picture to picture. */
export const movingDesigns: DemoPage[] = [
  designPage({
    design: 'carousel',
    description: 'A few pots at a time, moved on a row at once: by button, by key, by finger.',
    lead: 'Several side by side, and more where those came from.',
    variants: [
      {
        id: 'three',
        title: 'Three at a time',
        says: 'Buttons, arrow keys, a finger, a trackpad. After the last comes the first. The address follows along, and brings you back to the same pot.',
        options: {
          slidesPerRow: 3,
          gutter: 2,
          imageAspectRatio: 0.8,
          history: 'hash',
          metaPosition: 'below',
        },
        slides: pots,
      },
      {
        id: 'alone',
        title: 'One at a time, by itself',
        says: 'Every six seconds, while you look and nobody points at it. The button stops it, and so does asking for less motion.',
        options: {
          slidesPerRow: 1,
          gutter: 0,
          imageAspectRatio: 2.1,
          autoplay: true,
          autoplayDuration: 6,
        },
        slides: quay.slice(0, 4),
        tone: 'dark',
      },
      {
        id: 'five',
        title: 'Five, and large on a click',
        says: 'Fewer where there is no room for five.',
        options: {
          slidesPerRow: 5,
          gutter: 1,
          imageAspectRatio: 1,
          lightbox: true,
          metaPosition: 'none',
        },
        slides: [...firing, ...quay],
      },
    ],
  }),
  designPage({
    design: 'strip',
    description: 'Pictures of one height in a long row; the one you click comes to the middle.',
    lead: 'As on a washing line: all of one height, each as wide as it is.',
    variants: [
      {
        id: 'middle',
        title: 'The middle one counts',
        says: 'Click one and it comes to the middle; click it again for the next. Tab, Enter and the arrow keys do the same.',
        options: { vSize: 28, gutter: 2, activeAlignment: 'center' },
        slides: quay,
      },
    ],
  }),
  designPage({
    design: 'stacked',
    description: 'One picture upon the other: fading, drifting, or following your finger.',
    lead: 'One at a time. What changes is how one gives way to the next.',
    variants: [
      {
        id: 'thumbnails',
        title: 'With the small ones below',
        says: 'It fades. The strip below shows where you are, and takes you anywhere. Each picture has an address of its own.',
        options: {
          transition: 'fade',
          imageAspectRatio: 1.5,
          autoCrop: false,
          thumbnails: true,
          thumbnailStripHeight: 72,
          history: 'path',
          metaPosition: 'below',
        },
        slides: pots,
      },
      {
        id: 'drift',
        title: 'Drifting, by itself',
        says: 'It moves slowly towards you, and goes on after seven seconds.',
        options: {
          transition: 'ken-burns',
          imageAspectRatio: 2.1,
          autoplay: true,
          autoplayDuration: 7,
          metaPosition: 'none',
        },
        slides: quay.slice(0, 4),
        tone: 'dark',
      },
      {
        id: 'finger',
        title: 'Under your finger',
        says: 'It follows a swipe. Click on the left half to go back, on the right half to go on.',
        options: {
          transition: 'swipe',
          clickBehavior: 'auto',
          imageAspectRatio: 1.5,
          metaPosition: 'none',
        },
        slides: firing,
      },
      {
        id: 'film',
        title: 'A film among them',
        says: 'A slide may be a film. It stops when you go on.',
        options: { transition: 'scroll', imageAspectRatio: 1.78, metaPosition: 'below' },
        slides: [clipSlide(clips.bowl), ...firing.slice(1, 2), clipSlide(clips.tea)],
        tone: 'tinted',
      },
    ],
  }),
  designPage({
    design: 'base',
    description: 'Pictures as the page has them; only one of them is the current one.',
    lead: 'No design at all: the pictures stand as the page lets them, and the buttons tell which one is meant.',
    variants: [
      {
        id: 'plain',
        title: 'As they fall',
        says: 'For those who bring a style sheet of their own.',
        options: { metaPosition: 'below' },
        slides: pots.slice(0, 3),
        width: 'text',
      },
    ],
  }),
];
