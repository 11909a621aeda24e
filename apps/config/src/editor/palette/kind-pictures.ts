import type { KindPicture } from '@frontage/page-editor';

/** A frame around the whole, as of a card. */
const card = 'M11 4h26a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2h-26a2 2 0 0 1-2-2v-20a2 2 0 0 1 2-2z';

/** Hills with a sun, as pictures are drawn. */
const hills = 'M9 24l9-9 7 7 5-5 9 8';

/** A small picture of each entry of the palette, drawn in a field of 48 × 32. */
export const kindPictures: Readonly<Record<string, KindPicture>> = {
  text: { lines: 'M8 14h32M8 20h32M8 26h20', areas: 'M8 5h18v4h-18z' },
  markdown: { lines: 'M8 9v14M8 9l5 6 5-6v14M32 9v14M26 17l6 6 6-6' },
  accordion: { lines: 'M8 5h32v6h-32zM8 15h32v12h-32zM34 7l2 2 2-2M12 19h22M12 23h14' },
  button: {
    lines: 'M20 16h8',
    areas:
      'M12 9h24a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-24a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4zM19 15v2h10v-2z',
  },
  'price-menu': {
    lines: 'M8 5h8v4M20 5h8v4M8 9h32M8 15h20M36 15h4M8 20h16M36 20h4M8 25h18M36 25h4',
  },
  chart: { lines: 'M8 27h32', areas: 'M11 17h6v10h-6zM21 10h6v17h-6zM31 5h6v22h-6z' },
  comments: { lines: 'M8 5h26v12h-16l-5 5v-5h-5zM38 11h2v12h-3v4l-4-4h-13M13 9h16M13 13h11' },
  'page-date': { lines: 'M10 8h28v19h-28zM10 13h28M16 5v5M32 5v5M24 16v4l3 2' },
  'scaled-text': { lines: 'M6 6v20M42 6v20', areas: 'M10 9h28v5h-11v10h-6v-10h-11z' },
  marquee: { lines: 'M6 16c6-10 12-10 18 0s12 10 18 0M38 9l4 7-7 2' },
  divider: { lines: 'M6 16h36M8 6h20M8 10h14M8 22h20M8 26h14' },
  spacer: { lines: 'M8 4h32M8 28h32M24 9v14M20 12l4-4 4 4M20 20l4 4 4-4' },
  'item-list': { lines: 'M6 7h8M18 7h24M18 11h16M6 18h8M18 18h24M18 22h16M6 14.5h36M6 26h36' },
  summary: {
    lines: 'M7 5h15v9h-15zM26 5h15v9h-15zM7 18h15M7 22h10M26 18h15M26 22h10',
    areas: 'M7 14l5-5 4 3 3-2 3 4zM26 14l5-5 4 3 3-2 3 4z',
  },
  calendar: {
    lines: 'M9 7h30v20h-30zM9 12h30M16 4v5M32 4v5M16.5 12v15M24 12v15M31.5 12v15M9 19.5h30',
  },
  'tour-dates': { lines: 'M6 7h8M18 7h14M36 7h6M6 16h8M18 16h14M36 16h6M6 25h8M18 25h14M36 25h6' },
  archive: { lines: 'M7 6h34v6h-34zM10 12v15h28v-15M20 17h8' },
  tags: {
    lines: 'M6 6h14l8 9-8 9h-14zM26 6l8 9-8 9M34 6l8 9-8 9',
    areas: 'M11 13a2 2 0 1 0 .01 0z',
  },
  'item-facts': { lines: 'M10 8h14M10 16h6M20 16h8M32 16h6M10 20h6M20 20h8M32 20h6' },
  image: { lines: `${card}${hills}`, areas: 'M31 8a3 3 0 1 0 .01 0z' },
  gallery: {
    lines: 'M7 5h15v10h-15zM26 5h15v10h-15zM7 18h15v10h-15zM26 18h15v10h-15z',
    areas: 'M7 15l5-5 4 3 3-2 3 4zM26 28l5-5 4 3 3-2 3 4z',
  },
  audio: { lines: 'M20 23v-16l14-3v16', areas: 'M16 20a4 4 0 1 0 .01 0zM30 17a4 4 0 1 0 .01 0z' },
  shape: { lines: 'M28 14l8 14h-16z', areas: 'M17 5a7 7 0 1 0 .01 0z' },
  video: { lines: card, areas: 'M20 10l10 6-10 6z' },
  'add-pictures': { lines: 'M8 20v8h32v-8M24 22v-16M17 12l7-7 7 7' },
  logo: { lines: 'M25 12h16M25 20h10', areas: 'M14 8l8 8-8 8-8-8z' },
  navigation: { lines: 'M12 8h28M12 16h28M12 24h28M6 8h1M6 16h1M6 24h1' },
  'social-links': {
    lines: 'M10 11a5 5 0 1 0 .01 0zM24 11a5 5 0 1 0 .01 0zM38 11a5 5 0 1 0 .01 0z',
  },
  form: { lines: 'M9 4h30v6h-30zM9 13h30v6h-30z', areas: 'M9 23h13v6h-13z' },
  newsletter: { lines: 'M10 7h28v18h-28zM10 8l14 10 14-10' },
  code: { lines: `${card}M19 11l-5 5 5 5M29 11l5 5-5 5M26 9l-4 14` },
  'member-area': { lines: 'M24 6a5 5 0 1 0 .01 0zM14 27c0-12 20-12 20 0z' },
  'search-preview': { lines: 'M6 10h36v12h-36zM33 14a2.5 2.5 0 1 0 .01 0zM35 18l3 2M11 16h12' },
  booking: { lines: 'M10 7h28v20h-28zM10 12h28M16 4v5M32 4v5M18 19l4 4 8-8' },
  map: {
    lines: 'M6 8l12-4 12 4 12-4v20l-12 4-12-4-12 4z',
    areas: 'M24 20c-5-6-6-8-6-10a6 6 0 0 1 12 0c0 2-1 4-6 10z',
  },
  'follow-button': { lines: 'M18 7a4 4 0 1 0 .01 0zM10 25c0-11 16-11 16 0zM34 11v10M29 16h10' },
  share: { lines: 'M24 20v-14M18 11l6-6 6 6M14 15h-3v12h26v-12h-3' },
  product: {
    lines: 'M6 5h17v22h-17zM28 8h14M28 13h9',
    areas: 'M6 23l5-6 4 4 3-3 5 5v4h-17zM28 20h13v6h-13z',
  },
  'product-list': {
    lines:
      'M6 5h10v14h-10zM19 5h10v14h-10zM32 5h10v14h-10zM6 23h10M19 23h10M32 23h10M6 27h6M19 27h6M32 27h6',
  },
  'gift-card': { lines: 'M8 7h32v18h-32zM8 13h32M24 13v12M24 13c-8 0-6-7 0 0c6-7 8 0 0 0' },
  subscription: {
    lines: 'M10 7h28v20h-28zM10 12h28M16 4v5M32 4v5M19 20a5 5 0 1 1 5 4M17 18l2 2 2-2',
  },
  donation: { lines: 'M24 26c-20-11-9-25 0-15c9-10 20 4 0 15z' },
  cart: { lines: 'M8 6h5l4 14h16l4-10h-22M19 25a1.5 1.5 0 1 0 .01 0zM31 25a1.5 1.5 0 1 0 .01 0z' },
  'cart-indicator': {
    lines: 'M6 9h4l4 12h14l3-9h-20M16 26a1.2 1.2 0 1 0 .01 0zM26 26a1.2 1.2 0 1 0 .01 0z',
    areas: 'M38 4a5 5 0 1 0 .01 0z',
  },
  checkout: { lines: 'M8 8h32v18h-32zM12 22h8', areas: 'M8 12h32v4h-32z' },
  order: { lines: 'M13 4h22v24l-4-2-3 2-4-2-4 2-3-2-4 2zM18 10h12M18 15h12M18 20h7' },
  review: {
    lines: 'M14 27h20',
    areas: 'M24 4l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z',
  },
};
