import { blockFields } from '@frontage/react-blocks/fields';
import type { JsonObject } from '@frontage/site-model';
import { gallery } from '../content/block-draft';
import { clipFiles, clips, clipSlide } from '../content/clip-draft';
import { firing, pots, quay } from '../content/galleries/series';
import { pictureId, type SlideDraft } from '../content/slide-draft';
import { clipId } from '../read-clips';
import { writeSample, type OptionsSample } from './options-sample';

/** A film that anyone may show, at providers of films. */
const films = {
  youtube: { address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  vimeo: { address: 'https://vimeo.com/1084537' },
  other: {
    player: 'https://archive.org/embed/BigBuckBunny_124',
    providerName: 'Internet Archive',
  },
} as const satisfies Record<string, JsonObject>;

const slidesOf = (...slides: readonly SlideDraft[]): JsonObject => gallery({}, slides).data;

const film = (name: keyof typeof films, picture: string): SlideDraft => ({
  name: picture,
  url: name,
  title: 'Big Buck Bunny',
  video: films[name],
});

const mixed = [
  clipSlide(clips.bowl),
  ...firing.slice(1, 3),
  clipSlide(clips.tea),
  film('youtube', 'harbour-at-dusk'),
  film('vimeo', 'window-light'),
  film('other', 'tide-ripples'),
];

const galleries = writeSample({
  kind: 'gallery',
  title: 'Hang it yourself',
  about: 'Every option of a gallery and of the pictures it shows full screen, to be tried.',
  table: blockFields.gallery,
  omitted: ['slides', 'linkedGalleries', 'pauseOnMouseover'],
  contents: {
    pots: { label: 'Nine pots', data: slidesOf(...pots) },
    quay: { label: 'The quay, in several shapes', data: slidesOf(...quay) },
    films: { label: 'Films among pictures', data: slidesOf(...mixed) },
    many: { label: 'All of them', data: slidesOf(...pots, ...firing, ...quay) },
    one: { label: 'A single picture', data: slidesOf(...pots.slice(0, 1)) },
  },
});

const picture = (name: string, more: JsonObject = {}): JsonObject => ({
  assetId: pictureId(name),
  ...more,
});

const pictures = writeSample({
  kind: 'image',
  title: 'Frame it yourself',
  about: 'Every option of a picture, to be tried.',
  table: blockFields.image,
  omitted: ['assetId'],
  contents: {
    wide: { label: 'A wide picture', data: picture('harbour-low-tide') },
    tall: { label: 'A tall picture', data: picture('olive-branch') },
  },
});

const poster = (name: string): JsonObject => ({ assetId: clipId(`${name}.jpg`) });

const videos = writeSample({
  kind: 'video',
  title: 'Show it yourself',
  about:
    'Every option of a film, to be tried. Nothing is asked of its provider before you play it.',
  table: blockFields.video,
  omitted: ['address', 'player', 'providerName', 'files', 'tracks', 'assetId'],
  contents: {
    own: {
      label: 'A film of our own',
      data: { title: clips.bowl.title, ...clipFiles(clips.bowl.name), ...poster(clips.bowl.name) },
    },
    youtube: { label: 'At YouTube', data: { ...films.youtube, ...picture('harbour-at-dusk') } },
    vimeo: { label: 'At Vimeo', data: { ...films.vimeo, ...picture('window-light') } },
    other: {
      label: 'At the Internet Archive',
      data: { ...films.other, ...picture('tide-ripples') },
    },
  },
});

/** The pages on which options are tried. */
export const samples: readonly OptionsSample[] = [galleries, pictures, videos];
