import type { Clock } from '../clock';
import { loadChunk, type LoadModule } from '../load-chunk';

/** A style sheet as a chunk: a module whose default export is its text. */
export interface StyleModule {
  readonly default: string;
}

/** A style sheet to load. */
export interface LoadStyleSheetOptions {
  /** The window whose document gets it. */
  window: Window & typeof globalThis;
  /** Its name, for the message. */
  id: string;
  /** One attempt to load it. */
  load: LoadModule<StyleModule>;
  /** Whose time counts. */
  clock: Clock;
}

/**
 * Loads a style sheet and gives it to the document, for what comes into a page later. It comes as a
 * script: a page's policy need not allow styles from elsewhere.
 *
 * @returns the sheet, as the document's `adoptedStyleSheets` has it
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
