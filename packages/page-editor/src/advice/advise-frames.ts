import type { Advice } from './advice';
import type { PageBlockRoot } from './list-page-blocks';

/**
 * Finds frames without a name: those who cannot see what is in one are told nothing else of it.
 *
 * @param block as the page shows it
 */
export function adviseFrames({ id, root }: PageBlockRoot): readonly Advice[] {
  const isSilent = [...root.querySelectorAll('iframe')].some(
    (frame) =>
      frame.title.trim() === '' && !frame.ariaLabel && !frame.closest('[aria-hidden=true]'),
  );
  return isSilent ? [{ code: 'silentFrame', values: {}, block: id }] : [];
}
