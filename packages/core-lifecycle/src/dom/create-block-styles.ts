import { ChunkError } from '../load-chunk';
import type { Teardown } from '../teardown';
import { blockAttributes, pageStylesAttribute } from './block-attributes';
import type { PageContext } from './block-context';
import { isElement } from './find-blocks';
import { loadStyleSheet, type StyleModule } from './load-style-sheet';

/** Where the styles of blocks are. */
export interface BlockStyleSources {
  /** The names of all there are: kinds of blocks, and parts that several have. */
  readonly names: readonly string[];
  /** Names of parts → the selector of what needs them, whatever block it is in. */
  readonly parts: Readonly<Record<string, string>>;
  /** Loads one, as a chunk. */
  readonly load: (name: string, again: string) => Promise<StyleModule>;
}

/** Gives blocks the styles that their page does not have. */
export interface BlockStyles {
  /**
   * Loads what a part of a page lacks, the part itself included, each once. Resolves when all of
   * it is there or has failed, which is reported.
   */
  dress(root: ParentNode): Promise<unknown>;
  /** Takes them back. */
  destroy: Teardown;
}

/**
 * The styles of a page: what the server has sent is named by `data-styles` on its style element;
 * the rest comes when a block needs it.
 */
export function createBlockStyles(
  { window, clock, report }: PageContext,
  { names, parts, load }: BlockStyleSources,
): BlockStyles {
  const { document } = window;
  const coming = new Map<string, Promise<void>>();
  const sheets: CSSStyleSheet[] = [];
  const sent = document.querySelector(`style[${pageStylesAttribute}]`);
  const present = sent?.getAttribute(pageStylesAttribute)?.split(' ');
  const missing = names.filter((name) => !present?.includes(name));

  function selectorOf(name: string): string {
    return parts[name] ?? `[${blockAttributes.block}=${name}]`;
  }

  /** On most pages nothing is missing: one look for all of it comes first. */
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
      const one = (again: string): Promise<StyleModule> => load(name, again);
      sheets.push(await loadStyleSheet({ window, id: name, load: one, clock }));
    } catch (cause) {
      // Whoever needs it next tries again.
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

/** Whether something fits within a part of a page, or is that part. */
function has(root: ParentNode, selector: string): boolean {
  if (selector === '') return false;
  return (isElement(root) && root.matches(selector)) || root.querySelector(selector) !== null;
}
