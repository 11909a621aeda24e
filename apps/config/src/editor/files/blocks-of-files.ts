import type { UploadedFile } from '@frontage/page-editor';
import { maxAlbumTracks, type JsonObject, type PageBlock } from '@frontage/site-model';

/**
 * Makes blocks of files: one picture is an image, several are a gallery, a film is a video, sound
 * is an album, and whatever else a site keeps becomes a link to it.
 *
 * @param files in their order
 */
export function blocksOfFiles(files: readonly UploadedFile[]): Omit<PageBlock, 'id'>[] {
  const block = (type: string, data: JsonObject) => ({ type, data });
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const [only, ...more] = pictures.map(({ id }) => ({ assetId: id }));
  const shown = more.length > 0 ? block('gallery', { slides: [only ?? {}, ...more] }) : undefined;
  const sounds = files.filter(({ kind }) => kind === 'sound');
  return files.flatMap((file) => {
    if (file.kind === 'video')
      return block('video', { title: file.name, files: [{ src: addressOf(file) }] });
    if (file.kind === 'other') {
      const words = [{ text: file.name, href: addressOf(file) }];
      return block('text', { nodes: [{ kind: 'paragraph', words }] });
    }
    const at = sounds.indexOf(file);
    if (at >= 0 && at % maxAlbumTracks === 0)
      return block('audio', { tracks: sounds.slice(at, at + maxAlbumTracks).map(trackOf) });
    if (file !== pictures[0]) return [];
    return shown ?? block('image', { assetId: file.id });
  });
}

/** How many blocks files of these names and types may become, at most. */
export function countBlocksOf(types: readonly string[]): number {
  const count = (start: string) => types.filter((type) => type.startsWith(start)).length;
  const [pictures, sounds] = [count('image/'), count('audio/')];
  const others = types.length - pictures - sounds;
  return others + Math.min(pictures, 1) + Math.ceil(sounds / maxAlbumTracks);
}

/** The name of the file is the title until somebody writes another. */
function trackOf(file: UploadedFile): JsonObject {
  return { src: addressOf(file), title: file.name.replace(/\.[^.]+$/, '') };
}

function addressOf({ id, name }: UploadedFile): string {
  return `/assets/${id}/${encodeURIComponent(name)}`;
}
