import { fillText, maxAlbumTracks } from '@frontage/site-model';
import { defineBlockImport, storedData, type ImportAround } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { audioParts as parts, publishedAudioClass } from './audio.parts';
import { audioTexts } from './audio.texts';
import type { AudioTrack } from './AudioTracks';
import { readAudioEmbed } from './read-audio-embed';
import { readPublishedTrack } from './read-published-track';

/** Frames of the services whose music a block can show. */
const frames = 'iframe[src*="//w.soundcloud.com/player"],iframe[src*="//open.spotify.com/embed/"]';

/** Sound: ours, tracks of published markup, and music of a service in its frame. */
export const audioImport = defineBlockImport({
  selector: `[data-block=audio],.${publishedAudioClass},${frames}`,
  read(root, around) {
    if (root.matches('[data-block=audio]')) return readOwn(root, around);
    if (root.matches('iframe')) {
      const address = readFrame(root.getAttribute('src') ?? '');
      return address === undefined ? 'keep' : [{ type: 'audio', data: { address } }];
    }
    const track = readPublishedTrack(root);
    return track ? [{ type: 'audio', data: { tracks: [storeTrack(track, around)] } }] : 'keep';
  },
});

function readOwn(root: HTMLElement, around: ImportAround) {
  const items = [...root.querySelectorAll(`.${parts.tracks} > li`)].slice(0, maxAlbumTracks);
  const tracks = items.map((item, index) => {
    const words = item.querySelector(`.${parts.words}`);
    const title = plainWords(words?.querySelector('strong'));
    const number = String(index + 1);
    return storeTrack(
      {
        src: item.querySelector('audio')?.getAttribute('src') ?? '',
        title: title === fillText(audioTexts.english.untitled, { number }) ? undefined : title,
        author: plainWords(words?.querySelector('span')),
        download: item.querySelector('a[download]') !== null,
      },
      around,
    );
  });
  const data = storedData({
    title: plainWords(root.querySelector('h2')),
    address: root.getAttribute(parts.address) ?? undefined,
    ...(tracks.length > 0 && { tracks }),
  });
  return [{ type: 'audio', data }];
}

/** What the block does not need is not stored. */
function storeTrack({ src, title, author, download }: AudioTrack, { link }: ImportAround) {
  return storedData({
    src: link(src) ?? src,
    title: title?.slice(0, 200),
    author: author?.slice(0, 200),
    download,
  });
}

/** Reads the address of the music that a frame plays. */
function readFrame(src: string): string | undefined {
  const frame = src.startsWith('//') ? `https:${src}` : src;
  if (!URL.canParse(frame)) return undefined;
  const address = new URL(frame).searchParams.get('url') ?? frame;
  return readAudioEmbed(address) && address;
}
