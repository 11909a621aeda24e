import { maxAlbumTracks } from '@frontage/site-model';
import { defineFields, embed, fileLink, flag, list, text } from '@frontage/site-model/fields';
import { readAudioEmbed } from './read-audio-embed';

const track = defineFields(
  {
    src: fileLink({
      label: 'Address of the file',
      hint: 'A file of your own, or an address that ends in .mp3, .m4a, .ogg or .wav.',
      required: true,
      example: '/assets/1/low-tide.mp3',
    }),
    title: text({ label: 'Title', most: 200, default: '', searchable: true }),
    author: text({ label: 'By', most: 200, default: '', searchable: true }),
    download: flag({ label: 'Visitors may download it', default: false }),
  },
  { holds: ({ src }) => src !== '', message: 'Give the address of the file.' },
);

/** What sound to listen to stores: files, or an address at a music service. */
export const audioFields = defineFields(
  {
    title: text({
      label: 'Title of the album',
      hint: 'Leave it empty for a single track.',
      most: 200,
      default: '',
      searchable: true,
    }),
    tracks: list({
      label: 'Tracks',
      hint: 'They play one after the other.',
      item: track,
      itemLabel: 'Track',
      most: maxAlbumTracks,
    }),
    address: embed({
      label: 'Address at a music service',
      hint: 'In place of files: of music at SoundCloud, Spotify or Mixcloud.',
      origin: (address) => readAudioEmbed(address)?.origin,
      message: 'Write the address of a track or an album at SoundCloud, Spotify or Mixcloud.',
      example: 'https://soundcloud.com/slack-water/low-tide',
    }),
  },
  {
    holds: ({ tracks, address }) => tracks.length > 0 || address !== undefined,
    message: 'Add a track, or the address at a music service.',
  },
);
