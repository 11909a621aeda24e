import { isRecord } from '@frontage/core-lifecycle/reading';
import type { PageDocument } from './page-document';

/** What the blocks of a page point to, each id once, in the order of the page. */
export interface PageReferences {
  assetIds: string[];
  formIds: string[];
}

/** Finds every text named `assetId` or `formId` in the data of a page's blocks, at any depth. */
export function collectReferences(document: PageDocument): PageReferences {
  const assetIds = new Set<string>();
  const formIds = new Set<string>();
  // A stack of our own: data may be nested deeper than calls may be.
  const open: unknown[] = document.sections
    .flatMap((section) => section.blocks.map((block) => block.data))
    .reverse();
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value))
      for (let at = value.length - 1; at >= 0; at -= 1) open.push(value[at]);
    if (!isRecord(value)) continue;
    const inner: unknown[] = [];
    for (const [key, entry] of Object.entries(value)) {
      if (typeof entry !== 'string') inner.push(entry);
      else if (key === 'assetId') assetIds.add(entry);
      else if (key === 'formId') formIds.add(entry);
    }
    for (const entry of inner.reverse()) open.push(entry);
  }
  return { assetIds: [...assetIds], formIds: [...formIds] };
}
