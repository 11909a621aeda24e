import { loadChunk, type LoadModule } from '../load-chunk';
import type { PageContext } from './block-context';
import type { BlockStyles } from './create-block-styles';

/** The chunk that manages the styles of blocks. */
export interface BlockStylesModule {
  createStyles(page: PageContext): BlockStyles;
}

/**
 * Manages the styles of a page and loads that code only when a block needs a style: most pages have
 * all of theirs. A chunk that fails is reported; the block goes on without it.
 */
export function createLaterStyles(
  page: PageContext,
  load: LoadModule<BlockStylesModule>,
): BlockStyles {
  const { clock, report } = page;
  let styles: BlockStyles | undefined;

  async function dress(root: ParentNode): Promise<void> {
    try {
      if (!styles) {
        const { createStyles } = await loadChunk({ id: 'styles', load, clock });
        // Another block may have loaded it meanwhile.
        styles ??= createStyles(page);
      }
      await styles.dress(root);
    } catch (cause) {
      report({ code: 'CHUNK_LOAD_FAILED', cause });
    }
  }

  return { dress, destroy: () => styles?.destroy() };
}
