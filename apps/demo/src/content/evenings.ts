import { pageTypes } from '@frontage/site-model';
import type { DemoEvent } from '../demo-site';
import { seedId } from '../seed-id';
import { soundAddress } from '../sounds';
import { clips } from './clip-draft';
import { across, clip, image, opening, text, type BlockDraft } from './block-draft';
import { heading, paragraph, small } from './words';
import { writePage } from './write-page';

const slug = 'evenings';
const collectionId = seedId(`page:${slug}`);

/** What happens in the loft after the kiln is shut: a collection of events. */
const home = writePage({
  slug,
  title: 'Evenings in the loft',
  description: 'Songs, talks and openings of the kiln: what happens when the wheels stand still.',
  pageType: pageTypes.codes.collection,
  collection: 'events',
  sections: [
    {
      id: 'month',
      width: 'wide',
      blocks: [
        ...opening(
          'Evenings in the loft',
          'When the wheels stand still there is room for forty chairs. Bring a cushion.',
        ),
        { type: 'calendar', data: { collection: collectionId } },
      ],
    },
    {
      id: 'tour',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          3,
          text(
            heading(2, 'The Slack Water Trio'),
            paragraph(
              'Fiddle, squeezebox and a bass that came by boat. They play where they land.',
            ),
          ),
        ),
        across(5, 8, { type: 'tour-dates', data: { collection: collectionId, category: 'Songs' } }),
      ],
    },
    {
      id: 'heard',
      width: 'text',
      blocks: [
        {
          type: 'audio',
          data: {
            title: 'Three bells of the harbour',
            tracks: [
              {
                src: soundAddress('low-tide.wav'),
                title: 'Low tide',
                author: 'The bell at the slip',
                download: true,
              },
              {
                src: soundAddress('slack-water.wav'),
                title: 'Slack water',
                author: 'The bell of the ferry',
              },
              {
                src: soundAddress('high-tide.wav'),
                title: 'High tide',
                author: 'The bell on the pier',
              },
            ],
          },
        },
        { type: 'audio', data: { address: 'https://soundcloud.com/slack-water-trio/low-tide' } },
      ],
    },
    {
      id: 'all',
      width: 'wide',
      blocks: [
        {
          type: 'summary',
          data: {
            collection: collectionId,
            headerText: 'What is coming',
            pageSize: 3,
            imageAspectRatio: 1.5,
            secondaryMetadata: 'category',
          },
        },
      ],
    },
    {
      id: 'row',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        {
          type: 'summary',
          data: { headerText: 'In one row', design: 'carousel', showExcerpt: false },
        },
        text(small('The same evenings, for those who like to turn pages.')),
      ],
    },
    {
      id: 'every',
      width: 'wide',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'All we ever did'),
            paragraph('By what it was about, and by when it was.'),
          ),
        ),
        across(6, 7, { type: 'item-list', data: { collection: collectionId, perPage: 3 } }),
        across(1, 4, { type: 'tags', data: { collection: collectionId } }),
        across(6, 7, {
          type: 'archive',
          data: { collection: collectionId, groupBy: 'category', opened: 'none' },
        }),
      ],
    },
  ],
});

interface Evening extends DemoEvent {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly shown: BlockDraft;
}

const evening = ({ name, title, about, shown, ...event }: Evening) =>
  writePage({
    slug: `${slug}/${name}`,
    title,
    description: about,
    pageType: pageTypes.codes.contentItem,
    collectionId,
    event,
    sections: [
      {
        id: 'page',
        width: 'text',
        blocks: [
          text(heading(1, title)),
          { type: 'item-facts', data: {} },
          text(paragraph(about)),
          shown,
        ],
      },
    ],
  });

/** The page of events, and a page for each. */
export const evenings = [
  home,
  evening({
    name: 'kiln-opening',
    title: 'The kiln is opened',
    about: 'The door comes off at ten. Whoever helps to carry gets a mug that is not quite round.',
    inDays: 0,
    hour: 0,
    category: 'Kiln',
    tags: ['hands needed', 'bring a mug'],
    place: 'Netloft, 4 Tarn Quay',
    shown: image('kiln-door'),
  }),
  evening({
    name: 'songs-at-slack-water',
    title: 'Songs at slack water',
    about: 'The trio plays for as long as the tide stands. That is longer than one thinks.',
    inDays: 9,
    hour: 19,
    hours: 2,
    category: 'Songs',
    tags: ['the trio', 'bring a cushion'],
    place: 'Netloft, 4 Tarn Quay',
    tickets: '/contact',
    shown: image('harbour-at-dusk'),
  }),
  evening({
    name: 'songs-in-new-york',
    title: 'Songs a long way off',
    about: 'The trio in a church by the Hudson. We listen from here, at an odd hour.',
    inDays: 23,
    hour: 23,
    hours: 3,
    category: 'Songs',
    tags: ['the trio', 'from afar'],
    place: 'St Brendan’s, New York',
    timeZone: 'America/New_York',
    tickets: '/contact',
    shown: image('tide-ripples'),
  }),
  evening({
    name: 'throwing-by-lamplight',
    title: 'Throwing by lamplight',
    about: 'Tom throws with one lamp and says why he does what he does.',
    inDays: 35,
    hour: 18,
    hours: 2,
    category: 'Talks',
    tags: ['bring a cushion', 'hands needed'],
    place: 'The throwing room',
    shown: clip(clips.bowl),
  }),
  evening({
    name: 'glaze-talk',
    title: 'Where the green comes from',
    about: 'Iron, wood ash and patience. With buckets to look into.',
    inDays: 47,
    hour: 18,
    hours: 2,
    category: 'Talks',
    tags: ['hands needed'],
    place: 'The glaze room',
    shown: image('glaze-tests'),
  }),
  evening({
    name: 'songs-last-spring',
    title: 'Songs on the ferry',
    about: 'They played until the other shore. The captain went round once more.',
    inDays: -40,
    hour: 19,
    hours: 2,
    category: 'Songs',
    tags: ['the trio'],
    place: 'The ferry',
    shown: image('harbour-at-dusk'),
  }),
];
