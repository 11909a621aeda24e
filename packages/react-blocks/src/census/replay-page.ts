import type { PageFacts } from '@frontage/census';
import { startReplay } from '@frontage/census/dom';
import { loadExternalScript, type BlockContext } from '@frontage/core-lifecycle/dom';

/** How long the script of a replay may take, in milliseconds. */
const timeout = 10_000;

/**
 * Replays a visit, where it may be and the server gives an id [7.23].
 *
 * @param signal ends it
 */
export function replayPage(
  { window, clock, policy }: BlockContext,
  { replay }: PageFacts,
  sessionId: string,
  signal: AbortSignal,
): void {
  const load = (url: string): Promise<void> =>
    loadExternalScript({ window, url, clock, policy, timeout, signal });
  void startReplay({ window, replay, sessionId, load }, signal);
}
