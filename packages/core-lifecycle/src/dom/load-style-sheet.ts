import type { Clock } from '../clock';
import { loadChunk } from '../load-chunk';

/** A style sheet to load. */
export interface LoadStyleSheetOptions {
  /** The document that gets it. */
  document: Document;
  /** Its address. */
  href: string;
  /** Its name, for the message. @default the address */
  id?: string;
  /** Whose time counts. */
  clock: Clock;
}

/**
 * Adds a style sheet to a document, for blocks that come into a page later. One that
 * is there already is not added again.
 *
 * @throws ChunkError (as a rejection) with the code `CSS_CHUNK_LOAD_FAILED` [8.17]
 */
export async function loadStyleSheet({
  document,
  href,
  id = href,
  clock,
}: LoadStyleSheetOptions): Promise<void> {
  const present = [...document.querySelectorAll('link[rel=stylesheet]')].some(
    (link) => link.getAttribute('href') === href,
  );
  if (present) return;
  await loadChunk({
    id,
    load: () => addLink(document, href),
    clock,
    failure: 'CSS_CHUNK_LOAD_FAILED',
  });
}

function addLink(document: Document, href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`No style sheet at ${href}`));
    });
    document.head.append(link);
  });
}
