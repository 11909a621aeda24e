import type { ImportedPicture } from '@frontage/react-blocks/server';
import { createHash } from 'node:crypto';
import { sniffPicture } from '../../../pictures/sniff-picture';
import type { AssetFile } from '../../site-files/site-files';
import { createFileNames } from '../../site-files/create-file-names';
import type { Finding } from '../report/finding';
import type { FoundFile, PictureSource } from './picture-source';

/** The pictures that pages of another site name, each taken once. */
export interface Pictures {
  /**
   * Takes a picture that was looked for before; gives the name of its file, or the id of one that
   * this site has already.
   *
   * @param from the page that names it
   */
  take(picture: ImportedPicture, from: string): string | undefined;
  /** All that were taken. */
  files(): readonly AssetFile[];
  /** What became of each. */
  findings(): readonly Finding[];
}

/** A picture of a site of ours. */
const own = /(?:^|\/\/[^/]+)\/assets\/([\da-f]{24})\/[^/?#]+/;

/**
 * Makes the pictures of one import.
 *
 * @param source where they are
 */
export function createPictures(source: PictureSource): Pictures {
  const names = createFileNames();
  const byHash = new Map<string, AssetFile>();
  const findings = new Map<string, Finding>();

  return {
    take(picture, from) {
      const [address = ''] = picture.sources;
      const note = (state: 'taken' | 'elsewhere' | 'missing' | 'refused', more: string): void =>
        void findings.set(`${from}\n${address}`, {
          about: 'picture',
          from,
          source: address.slice(0, 500),
          state,
          more,
        });
      const ownId = picture.sources.map((text) => own.exec(text)?.[1]).find(Boolean);
      if (ownId !== undefined) {
        note('taken', ownId);
        return ownId;
      }
      const found = source.find(picture.sources, from);
      if ('fault' in found) return void note(found.state, found.fault);
      const content = found.content();
      if (sniffPicture(content) === undefined)
        return void note('refused', `${found.name} is no picture that browsers show.`);
      const hash = createHash('sha256').update(content).digest('hex');
      const file = byHash.get(hash) ?? toFile(found, hash, picture, names.ofPicture(found.name));
      byHash.set(hash, file);
      note('taken', file.name);
      return file.name;
    },
    files: () => [...byHash.values()],
    findings: () => [...findings.values()],
  };
}

function toFile(
  { name: title, content: open }: Extract<FoundFile, { name: string }>,
  hash: string,
  { alt, focalPoint = { x: 0.5, y: 0.5 } }: ImportedPicture,
  name: string,
): AssetFile {
  return { name, title, open, hash, alt, focalPoint, forBuyers: false, id: undefined };
}
