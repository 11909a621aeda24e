import type { JsonObject } from '@frontage/site-model';
import { across, opening, text, type BlockDraft } from './block-draft';
import { heading, paragraph, small } from './words';
import { pictureId } from './slide-draft';
import { writePage } from './write-page';

const lookedAfter: BlockDraft = {
  type: 'button',
  data: {
    text: 'To the harbour office',
    href: '/visit',
    look: 'quiet',
    ask: 'Leave the drawer as it is and go to the harbour?',
    hint: 'The harbour office knows the tide better than we do. It is open when the tide is out.',
  },
};

const shape = (look: JsonObject): BlockDraft => ({
  type: 'shape',
  data: {
    ...look,
    shadow: {
      angle: 135,
      distance: { value: 6, unit: '%' },
      blur: { value: 4, unit: '%' },
    },
  },
});

const howToMend = `# How Maud mends a cup

She writes it down **as it happens**, in marks that a screen and a pencil both know.

1. Wash it, and *let it dry a day*.
2. Brush \`lacquer\` along the crack, thin as breath.
3. Wait. Then wait again: see [when the shop is open](/visit).

- [x] The blue cup
- [ ] The jug with one ear

| what | days | gold |
|:-----|-----:|-----:|
| a chip | 4 | 0.1 g |
| a handle | 12 | 0.4 g |
| a plate in three | 21 | 1.2 g |

> A crack that one can see has stopped being one.
`;

const tideTable = `<style>
  :root { color-scheme: light dark; font: 1rem/1.5 Georgia, serif; }
  body { margin: 0; background: light-dark(#f9f5ee, #171310); color: light-dark(#241f1a, #efe8dd); }
  ol { margin: 0; padding: 0; list-style: none; display: flex; gap: 0.5rem; height: 9rem; }
  li { flex: 1; display: flex; flex-direction: column; justify-content: flex-end; gap: 0.25rem; text-align: center; }
  li::before { content: ''; height: var(--tide); background: light-dark(#55707f, #88a5b5); }
</style>
<ol>
  <li style="--tide: 82%">Mon</li>
  <li style="--tide: 70%">Tue</li>
  <li style="--tide: 55%">Wed</li>
  <li style="--tide: 41%">Thu</li>
  <li style="--tide: 48%">Fri</li>
  <li style="--tide: 63%">Sat</li>
  <li style="--tide: 77%">Sun</li>
</ol>`;

/** What fits on no other page: small things that a page can have. */
export const oddsAndEnds = writePage({
  slug: 'odds-and-ends',
  title: 'Odds and ends',
  description: 'The drawer below the till: small things that fit on no other page.',
  sections: [
    {
      id: 'drawer',
      width: 'wide',
      blocks: [
        ...opening(
          'Odds and ends',
          'Below the till there is a drawer for what has no shelf. This page is that drawer.',
        ),
      ],
    },
    {
      id: 'asked',
      width: 'wide',
      blocks: [
        across(
          1,
          6,
          text(
            heading(2, 'Ask before you go'),
            paragraph('The button asks first. Rest on it, and it says why.'),
          ),
        ),
        across(8, 5, lookedAfter),
        across(
          1,
          6,
          text(
            heading(2, 'Hand it on'),
            small('Your own device shares the page; nobody else is asked.'),
          ),
        ),
        across(8, 5, { type: 'share', data: {} }),
      ],
    },
    {
      id: 'passing',
      width: 'full',
      tone: 'tinted',
      blocks: [
        {
          type: 'marquee',
          data: {
            items: [
              { text: 'The tide is out at ten' },
              { text: 'Buns at eleven', href: '/visit' },
              { text: 'Glaze at four' },
            ],
            pausedOnHover: true,
          },
        },
        {
          type: 'marquee',
          data: {
            items: [{ text: 'in, out, in, out, says the water' }],
            size: 'text',
            animationDirection: 'right',
            waveIntensity: 2,
            waveFrequency: 3,
          },
        },
      ],
    },
    {
      id: 'menu',
      width: 'text',
      blocks: [
        text(heading(2, 'What Maud pours')),
        {
          type: 'price-menu',
          data: {
            firstOption: 'By the cup',
            secondOption: 'By the pot',
            menus: [
              {
                title: 'Tea',
                items: [
                  {
                    title: 'Smoke',
                    description: 'Over apple wood, like the buns.',
                    price: '£2.80',
                    otherPrice: '£6.50',
                  },
                  { title: 'Nettle', price: '£2.20', otherPrice: '£5.00' },
                ],
              },
              {
                title: 'Not tea',
                description: 'For those who are in a hurry.',
                items: [{ title: 'Coffee', price: '£2.60', otherPrice: '£7.00' }],
              },
            ],
          },
        },
        { type: 'page-date', data: {} },
      ],
    },
    {
      id: 'told',
      width: 'text',
      gap: 'none',
      blocks: [
        { type: 'divider', data: { pattern: 'double', thickness: 4, color: 'accent', width: 20 } },
        { type: 'spacer', data: { height: 32 } },
        { type: 'markdown', data: { text: howToMend } },
      ],
    },
    {
      id: 'signs',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(1, 4, {
          type: 'logo',
          data: { assetId: pictureId('moon-jar'), name: 'Netloft', height: 120 },
        }),
        across(5, 4, { type: 'navigation', data: { title: 'From here' } }),
        across(9, 4, {
          type: 'social-links',
          data: {
            look: 'both',
            accounts: [
              { href: 'https://www.instagram.com/netloft' },
              { href: 'https://mastodon.social/@netloft' },
              { href: 'https://www.youtube.com/@netloft' },
              { href: 'https://kiln.example/tides', name: 'The tide tables' },
              { href: 'mailto:kiln@example.com' },
            ],
          },
        }),
      ],
    },
    {
      id: 'counted',
      width: 'text',
      blocks: [
        {
          type: 'chart',
          data: {
            title: 'What came out of the kiln whole',
            data: 'Firing;Bowls;Jugs\nMarch;41;12\nMay;38;15\nJuly;52;9\nOctober;47;18',
          },
        },
      ],
    },
    {
      id: 'drawn',
      width: 'text',
      blocks: [
        text(heading(2, 'How high the tide comes this week')),
        {
          type: 'code',
          data: { title: 'How high the tide comes, day by day', code: tideTable, height: 150 },
        },
      ],
    },
    {
      id: 'table',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        {
          type: 'booking',
          data: {
            provider: 'opentable',
            placeId: '0',
            title: 'A table by the window',
            about: 'There are six. The one by the door is cold, and cheaper for it.',
          },
        },
      ],
    },
    {
      id: 'where',
      width: 'wide',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'Where the drawer is'),
            paragraph(
              'There is no such quay, so the chart is of paper. Nothing is fetched for it before you ask.',
            ),
          ),
        ),
        across(6, 7, {
          type: 'map',
          data: {
            location: {
              addressTitle: 'Netloft',
              addressLine1: '4 Tarn Quay',
              mapLat: 54.36,
              mapLng: -3.41,
              mapZoom: 13,
            },
            style: '5',
            tiles: `/assets/${pictureId('tide-ripples')}/tide-ripples.jpg?format=300w&z={z}&x={x}&y={y}`,
            credit: 'Drawn by a program',
          },
        }),
      ],
    },
    {
      id: 'scaled',
      width: 'wide',
      entrance: 'rise',
      blocks: [
        { type: 'scaled-text', data: { text: 'As wide as the loft', level: 2 } },
        across(1, 3, shape({ shape: 'arch', color: 'accent', alt: 'The door of the kiln' })),
        across(5, 3, shape({ shape: 'circle', color: 'warning', width: 80 })),
        across(9, 3, shape({ shape: 'oval', color: 'text-quiet' })),
      ],
    },
  ],
});
