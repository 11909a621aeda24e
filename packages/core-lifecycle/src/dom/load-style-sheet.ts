import type { Clock } from '../clock';
import { loadChunk, type LoadModule } from '../load-chunk';

/** A style sheet as a chunk: a module whose default export is the CSS text. */
export interface StyleModule {
  readonly default: string;
}

/** A style sheet to load. */
export interface LoadStyleSheetOptions {
  /** The window whose document receives it. */
  window: Window & typeof globalThis;
  /** Its name in error messages. */
  id: string;
  /** Makes one attempt to load it. */
  load: LoadModule<StyleModule>;
  /** The clock for the timeout. */
  clock: Clock;
}

/**
 * Loads a style sheet and adopts it into the document, for markup that is added to a page later. It
 * arrives as a script, so a page's policy need not allow external styles.
 *
 * @returns the sheet in the document's `adoptedStyleSheets`
 * @throws ChunkError (as a rejection) with the code `CSS_CHUNK_LOAD_FAILED` [8.17]
 */
export async function loadStyleSheet({
  window,
  id,
  load,
  clock,
}: LoadStyleSheetOptions): Promise<CSSStyleSheet> {
  const { default: text } = await loadChunk({
    id,
    load,
    clock,
    failure: 'CSS_CHUNK_LOAD_FAILED',
  });
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(text);
  window.document.adoptedStyleSheets.push(sheet);
  return sheet;
}
