import { ChunkError } from '../load-chunk';
import type { Teardown } from '../teardown';
import { blockAttributes, pageStylesAttribute } from './block-attributes';
import type { PageContext } from './block-context';
import { isMatch } from './find-blocks';
import { loadStyleSheet, type StyleModule } from './load-style-sheet';

/** Where the styles of blocks come from. */
export interface BlockStyleSources {
  /** The names of all styles: kinds of blocks, and parts that several blocks have. */
  readonly names: readonly string[];
  /** Names of parts, each with the selector of the elements that need its styles, in any block. */
  readonly parts: Readonly<Record<string, string>>;
  /** Loads one style sheet as a chunk. */
  readonly load: (name: string, retrySuffix: string) => Promise<StyleModule>;
}

/** Loads the block styles that a page lacks. */
export interface BlockStyles {
  /**
   * Loads the missing styles for a part of a page, the part itself included, each once. Resolves
   * when each is there or has failed; failures are reported.
   */
  dress(root: ParentNode): Promise<unknown>;
  /** Removes the loaded styles. */
  destroy: Teardown;
}

/**
 * Manages the styles of a page: `data-styles` on its style element names what the server has sent;
 * the rest is loaded when a block needs it.
 */
export function createBlockStyles(
  { window, clock, report }: PageContext,
  { names, parts, load }: BlockStyleSources,
): BlockStyles {
  const { document } = window;
  const coming = new Map<string, Promise<void>>();
  const sheets: CSSStyleSheet[] = [];
  const serverStyle = document.querySelector(`style[${pageStylesAttribute}]`);
  const present = serverStyle?.getAttribute(pageStylesAttribute)?.split(' ');
  const missing = names.filter((name) => !present?.includes(name));

  function selectorOf(name: string): string {
    return parts[name] ?? `[${blockAttributes.block}=${name}]`;
  }

  /** Most pages lack nothing, so a single query checks for all of it first. */
  function dress(root: ParentNode): Promise<unknown> {
    const needed = has(root, missing.map(selectorOf).join())
      ? missing.filter((name) => has(root, selectorOf(name)))
      : [];
    return Promise.all(
      needed.map((name) => {
        const promise = coming.get(name) ?? add(name);
        coming.set(name, promise);
        return promise;
      }),
    );
  }

  async function add(name: string): Promise<void> {
    try {
      const loadNamed = (query: string): Promise<StyleModule> => load(name, query);
      sheets.push(await loadStyleSheet({ window, id: name, load: loadNamed, clock }));
    } catch (cause) {
      // The next block that needs it tries again.
      coming.delete(name);
      report({
        code: cause instanceof ChunkError ? cause.code : 'STYLES_FAILED',
        block: name,
        cause,
      });
    }
  }

  function destroy(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !sheets.includes(sheet),
    );
    sheets.length = 0;
    coming.clear();
  }

  return { dress, destroy };
}

/** Whether a part of a page matches a selector or contains a match. */
function has(root: ParentNode, selector: string): boolean {
  if (selector === '') return false;
  return isMatch(root, selector) || root.querySelector(selector) !== null;
}
