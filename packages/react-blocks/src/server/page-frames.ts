import type { PageDocument } from '@frontage/site-model';
import { providers } from '../blocks/video/providers';
import { readVideoAddress } from '../blocks/video/read-video-address';

/**
 * Where the frames of a page's videos come from, each origin once: the page's policy
 * allows these and no others. Every text named `address` is looked at, at any depth;
 * what is no address of a known provider adds nothing.
 */
export function pageFrames(document: PageDocument): readonly string[] {
  const origins = new Set<string>();
  // A stack of our own: data may be nested deeper than calls may be.
  const open: unknown[] = document.sections.flatMap(({ blocks }) => blocks.map(({ data }) => data));
  for (let value = open.pop(); value !== undefined || open.length > 0; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, entry] of Object.entries(value)) {
      if (typeof entry === 'object') open.push(entry);
      else if (key === 'address') add(entry);
    }
  }
  return [...origins].sort();

  function add(entry: unknown): void {
    const video = readVideoAddress(entry);
    if (video) origins.add(providers[video.provider].origin);
  }
}
