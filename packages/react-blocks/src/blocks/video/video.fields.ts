import {
  choice,
  defineFields,
  embed,
  fileLink,
  flag,
  list,
  number,
  ratio,
  reference,
  text,
} from '@frontage/site-model/fields';
import { readOtherPlayer } from './read-other-player';
import { providers } from './providers';
import { readVideoAddress } from './read-video-address';
import type { VideoTrackKind } from './video-files';
import { featuredImageMessage, invalidVideoMessage } from './video.messages';

const file = defineFields(
  {
    src: fileLink({ label: 'Address', required: true, example: '/clips/wheel.webm' }),
    type: text({
      label: 'Type',
      hint: 'Such as video/webm; without one, by the ending of the address.',
      most: 100,
    }),
    width: number({
      label: 'Width',
      hint: 'Of several files, browsers take the smallest that is wide enough.',
      above: 0,
      most: 16_384,
      unit: 'px',
    }),
  },
  { holds: ({ src }) => src !== '', message: 'Give the address of the file.' },
);

const trackKinds: Readonly<Record<VideoTrackKind, string>> = {
  captions: 'Captions',
  subtitles: 'Subtitles',
  descriptions: 'Descriptions',
  chapters: 'Chapters',
};

const track = defineFields(
  {
    src: fileLink({ label: 'Address', required: true, example: '/clips/wheel.vtt' }),
    kind: choice({ label: 'Kind', options: trackKinds, default: 'captions' }),
    language: text({ label: 'Language', hint: 'Such as en.', most: 35, required: true }),
    label: text({ label: 'Name', hint: 'In the menu of the player.', most: 100 }),
    isDefault: flag({ label: 'Shown from the start', default: false }),
  },
  { holds: ({ src }) => src !== '', message: 'Give the address of the track.' },
);

/** The source of a film and how it plays: shared by blocks and slides. */
export const filmFields = {
  address: embed({
    label: 'Address of the video',
    hint: 'Of a video at YouTube or Vimeo.',
    origin: (address) => {
      const video = readVideoAddress(address);
      return video && providers[video.provider].origin;
    },
    message: invalidVideoMessage,
    example: 'https://youtu.be/abcdefghijk',
  }),
  player: embed({
    label: 'Player of another provider',
    hint: 'Its address, as the code for embedding names it after src.',
    origin: (address) => {
      const video = readOtherPlayer(address);
      return video && new URL(video.address).origin;
    },
    message: 'Write an address that begins with https://.',
    example: 'https://player.example/embed/42',
  }),
  providerName: text({
    label: 'Name of that provider',
    hint: 'For the link to it; without one, the name of its server.',
    most: 100,
  }),
  files: list({
    label: 'Files',
    hint: 'Files of your own, in place of an address.',
    item: file,
    itemLabel: 'File',
    most: 8,
  }),
  tracks: list({ label: 'Captions', item: track, itemLabel: 'Track', most: 40 }),
  ratio: ratio({ label: 'Shape', hint: 'Width of the video divided by its height.' }),
  loop: flag({ label: 'Begin again at the end', default: false }),
};

interface FilmSources {
  address?: string | undefined;
  player?: string | undefined;
  files: readonly unknown[];
}

/** A film has an address, a player or files. */
export const filmRule = {
  holds: ({ address, player, files }: FilmSources) =>
    address !== undefined || player !== undefined || files.length > 0,
  message: invalidVideoMessage,
};

/** What a video block stores: a provider's address, or files. */
export const videoFields = defineFields(
  {
    title: text({ label: 'Title', most: 300, default: '', searchable: true }),
    ...filmFields,
    assetId: reference('asset', {
      label: 'Poster',
      hint: 'The picture that is shown before the video plays.',
      of: 'picture',
    }),
    alt: text({
      label: 'Description of the poster',
      hint: 'For those who cannot see it; leave it empty for a mere ornament.',
      most: 300,
      mayBeEmpty: true,
      searchable: true,
    }),
    caption: text({ label: 'Caption', most: 300, searchable: true }),
    // Null is one of the four modes [5.11]: it means none, like a missing value.
    mode: choice({
      label: 'Fit',
      options: {
        none: 'As wide as the block',
        fit: 'The whole video within the shape',
        fill: 'Fill the shape, cut what is over',
      },
      group: 'Layout',
      default: 'none',
    }),
    boxRatio: ratio({
      label: 'Shape of the block',
      hint: 'Its width divided by its height.',
      group: 'Layout',
      shownWhen: { mode: ['fit', 'fill'] },
    }),
  },
  {
    ...filmRule,
    explain: ({ assetId }: { assetId?: string | undefined }) =>
      assetId === undefined ? undefined : featuredImageMessage,
  },
);
