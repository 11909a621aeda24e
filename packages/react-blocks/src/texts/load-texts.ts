import { loadChunk } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { MountTexts } from './read-texts';

/**
 * Loads the texts of a block whose markup has some. Where the part that reads them does
 * not come it is reported, and the block speaks English.
 *
 * @returns undefined for a page in English, which loads nothing
 */
export function loadTexts(root: HTMLElement, context: BlockContext): Promise<MountTexts | undefined> | undefined {
  return root.dataset.texts === undefined ? undefined : load(root, context);
}

async function load(root: HTMLElement, { clock, report }: BlockContext): Promise<MountTexts | undefined> {
  try {
    const { readTexts } = await loadChunk({ id: 'texts', load: () => import('./texts.mount'), clock });
    return readTexts(root);
  } catch (cause) {
    report({ code: 'TEXTS_FAILED', cause });
    return undefined;
  }
}
