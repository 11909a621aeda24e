import type { Clock } from '@frontage/core-lifecycle';
import type { Captcha, CaptchaListener, CaptchaState } from './captcha';
import type { AltchaParameters, AltchaSolution } from './solve-altcha';

/** A challenge as the server gives it. */
export interface AltchaChallenge {
  /** Goes back as it came. */
  readonly challenge: { readonly parameters: AltchaParameters; readonly signature: string };
  /** For how long it is good, in milliseconds from when it came. */
  readonly lifetime: number;
}

/** What solving needs of its surroundings. */
export interface AltchaPlatform {
  readonly clock: Clock;
  /** Asks for a challenge; rejects where none comes. */
  fetchChallenge(signal: AbortSignal): Promise<AltchaChallenge>;
  /** Solves one; rejects where it cannot. */
  solve(parameters: AltchaParameters, signal: AbortSignal): Promise<AltchaSolution>;
}

/**
 * How long before its end a solution counts as expired, in milliseconds: it has to travel, and may
 * be sent again.
 */
export const spareTime = 60_000;

/** How long a challenge may take to come, in milliseconds. */
export const challengeTime = 30_000;

/**
 * The captcha that needs nobody's help: the browser solves a challenge of the site's own
 * server [5.01]. A solution that expires before it is sent is not renewed until somebody
 * needs it.
 *
 * @param signal ends it for good
 */
export function createAltcha(
  { clock, fetchChallenge, solve }: AltchaPlatform,
  onChange: CaptchaListener,
  signal: AbortSignal,
): Captcha {
  let run = new AbortController();
  let state: CaptchaState = 'idle';
  let token: string | undefined;
  let limit: unknown;

  function change(next: CaptchaState, key?: string): void {
    state = next;
    token = key;
    onChange(next);
  }

  async function work(own: AbortController): Promise<void> {
    limit = clock.setTimeout(() => end('failed'), challengeTime);
    try {
      const { challenge, lifetime } = await fetchChallenge(own.signal);
      if (own.signal.aborted) return;
      clock.clearTimeout(limit);
      limit = clock.setTimeout(() => end('expired'), lifetime - spareTime);
      const solution = await solve(challenge.parameters, own.signal);
      if (!own.signal.aborted) change('solved', btoa(JSON.stringify({ challenge, solution })));
    } catch {
      if (!own.signal.aborted) end('failed');
    }
  }

  function stop(): void {
    clock.clearTimeout(limit);
    run.abort();
  }

  function end(last: 'expired' | 'failed'): void {
    stop();
    change(last);
  }

  function start(): void {
    if (signal.aborted || state === 'working' || state === 'solved') return;
    run = new AbortController();
    change('working');
    void work(run);
  }

  function reset(): void {
    stop();
    state = 'idle';
    start();
  }

  signal.addEventListener('abort', stop);
  return { start, reset, token: () => token };
}
