import { loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import type { MountTexts } from './read-texts';

/**
 * Loads the texts of a block whose markup has some. If the reader fails to load, that is reported
 * and the block uses English.
 *
 * @param load loads the reader
 * @returns undefined for a page in English, which loads nothing
 */
export function loadTexts(
  root: HTMLElement,
  context: PageContext,
  load: LoadTexts = () => import('./texts.mount'),
): Promise<MountTexts | undefined> | undefined {
  return root.dataset.texts === undefined ? undefined : read(root, context, load);
}

type LoadTexts = LoadModule<typeof import('./texts.mount')>;

async function read(
  root: HTMLElement,
  { clock, report }: PageContext,
  load: LoadTexts,
): Promise<MountTexts | undefined> {
  try {
    const { readTexts } = await loadChunk({ id: 'texts', load, clock });
    return readTexts(root);
  } catch (cause) {
    report({ code: 'TEXTS_FAILED', cause });
    return undefined;
  }
}
