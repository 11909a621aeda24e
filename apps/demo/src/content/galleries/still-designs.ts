import type { DemoPage } from '../../demo-site';
import { designPage } from './design-page';
import { firing, pots, quay } from './series';

/** A page for each design whose pictures are laid out and stay. */
export const stillDesigns: DemoPage[] = [
  designPage({
    design: 'grid',
    description: 'Pots in rows and columns, all of one size, and large when you ask for it.',
    lead: 'The plainest way, and the one we use most: every pot gets the same square of wall.',
    variants: [
      {
        id: 'four',
        title: 'Four in a row',
        says: 'Click a pot and it fills the screen; the address is then its own, and you can send it to somebody.',
        options: { gutter: 20, imageAspectRatio: 0.8, history: 'path' },
        slides: pots.slice(0, 8),
      },
      {
        id: 'words',
        title: 'Two, with the words over them',
        says: 'For pictures that can spare a corner. The large ones open on light ground.',
        options: {
          slidesPerRow: 2,
          gutter: 12,
          imageAspectRatio: 1.5,
          metaPosition: 'bottom-left',
          lightboxTheme: 'light',
        },
        slides: quay.slice(0, 4).map(({ description: _description, ...slide }) => slide),
        tone: 'tinted',
      },
      {
        id: 'whole',
        title: 'Nothing cut off',
        says: 'Each picture whole in its square, whatever its shape. These lead elsewhere or nowhere.',
        options: {
          slidesPerRow: 3,
          gutter: 32,
          imageAspectRatio: 1,
          autoCrop: false,
          lightbox: false,
        },
        slides: firing
          .slice(0, 6)
          .map((slide, index) => (index === 5 ? { ...slide, clickThroughUrl: '/notes' } : slide)),
      },
    ],
  }),
  designPage({
    design: 'autogrid',
    description: 'A grid that counts its own columns: turn your telephone and see.',
    lead: 'You say how wide a column should be, and it works out how many there are.',
    variants: [
      {
        id: 'usual',
        title: 'Columns of 250 pixels, side by side',
        says: 'No gaps, like tiles round a stove. Make the window narrower and they come down one by one.',
        options: {
          columnWidth: 250,
          gutter: 0,
          imageAspectRatio: 1,
          metaPosition: 'none',
          lightbox: true,
        },
        slides: [...pots, ...firing.slice(0, 3)],
      },
    ],
  }),
  designPage({
    design: 'autocolumns',
    description:
      'Columns of equal width; every picture keeps its own height and goes where there is room.',
    lead: 'Nothing is cut. Each picture goes to the column that is shortest so far, as one stacks a kiln.',
    variants: [
      {
        id: 'usual',
        title: 'Wide columns',
        says: 'Tall pots stay tall and the harbour stays wide.',
        options: { columnWidth: 300, gutter: 20, metaPosition: 'none', lightbox: true },
        slides: [...pots, ...quay.slice(0, 5)],
      },
    ],
  }),
  designPage({
    design: 'autorows',
    description: 'Rows of about one height, each as wide as the page but for the last.',
    lead: 'Every row is as high as the next, give or take, and ends where the page does. Only the last one stops where its pictures do, and so may a picture that has a row to itself. Nothing is cut.',
    variants: [
      {
        id: 'usual',
        title: 'Rows of about 250 pixels',
        says: 'The height bends a little so that the width comes out.',
        options: { rowHeight: 250, gutter: 20 },
        slides: quay,
      },
    ],
  }),
  designPage({
    design: 'list',
    description: 'One picture after the other, each with room beside it for what there is to say.',
    lead: 'For when the words matter as much as the picture.',
    variants: [
      {
        id: 'firing',
        title: 'A firing, in order',
        says: 'The picture takes three fifths of the width.',
        options: { listImageSize: 60, gutter: 32, lightbox: true },
        slides: firing.slice(0, 4),
      },
    ],
  }),
];
