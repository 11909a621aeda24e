import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { audioParts as parts } from './audio.parts';

/** Says below a track why its file cannot be played, once. */
export function showAudioProblem(
  root: HTMLElement,
  player: HTMLAudioElement | undefined,
  changes: MarkupChanges,
): void {
  const item = player?.closest('li');
  if (!player?.error || !item || item.querySelector(`.${parts.problem}`)) return;
  const isLost = player.error.code === player.error.MEDIA_ERR_NETWORK;
  const problem = root.ownerDocument.createElement('p');
  problem.className = parts.problem;
  problem.setAttribute('role', 'alert');
  problem.textContent = root.getAttribute(isLost ? parts.lost : parts.unplayable);
  changes.put(problem, () => item.append(problem));
}
