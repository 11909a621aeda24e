import type { JsonObject } from '@frontage/site-model';

/** What a new block of a kind stores. */
export function newBlockData(kind: string): JsonObject {
  return kind === 'text' ? { nodes: [{ kind: 'paragraph', words: [] }] } : {};
}
