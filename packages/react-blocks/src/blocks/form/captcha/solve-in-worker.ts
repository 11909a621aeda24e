import type { ScriptUrlPolicy } from '@frontage/core-lifecycle/dom';
import { solveAltcha, type AltchaParameters, type AltchaSolution } from './solve-altcha';

/** Where a challenge is solved. */
export interface SolvePlace {
  readonly window: Window & typeof globalThis;
  readonly policy: ScriptUrlPolicy;
  /** Ends the work. */
  readonly signal: AbortSignal;
}

const program = `const solve=${String(solveAltcha)};onmessage=({data})=>solve(data).then(postMessage,()=>postMessage(null))`;

/**
 * Solves a challenge in a worker; without workers, or if a page's policy forbids them, in the page
 * itself. One at a time, to spare phones.
 *
 * @throws Error (as a rejection) if it cannot be solved, or the signal aborts
 */
export async function solveInWorker(
  parameters: AltchaParameters,
  place: SolvePlace,
): Promise<AltchaSolution> {
  try {
    return await runWorker(parameters, place);
  } catch {
    return solveAltcha(parameters, () => place.signal.aborted);
  }
}

async function runWorker(
  parameters: AltchaParameters,
  { window, policy, signal }: SolvePlace,
): Promise<AltchaSolution> {
  const url = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  let worker: Worker | undefined;
  try {
    worker = new window.Worker(policy.createScriptURL(url));
    return await answer(worker, parameters, signal);
  } finally {
    worker?.terminate();
    URL.revokeObjectURL(url);
  }
}

function answer(
  worker: Worker,
  parameters: AltchaParameters,
  signal: AbortSignal,
): Promise<AltchaSolution> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<AltchaSolution | null>) =>
      data ? resolve(data) : reject(new Error('no solution')),
    );
    worker.addEventListener('error', () => reject(new Error('no worker')));
    signal.addEventListener('abort', () => reject(new Error('stopped')));
    worker.postMessage(parameters);
  });
}
