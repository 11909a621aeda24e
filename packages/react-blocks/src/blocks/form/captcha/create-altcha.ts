import type { Clock } from '@frontage/core-lifecycle';
import type { Captcha, CaptchaListener, CaptchaState } from './captcha';
import type { AltchaParameters, AltchaSolution } from './solve-altcha';

/** A challenge in the server's format. */
export interface AltchaChallenge {
  /** Sent back unchanged. */
  readonly challenge: { readonly parameters: AltchaParameters; readonly signature: string };
  /** Its validity, in milliseconds from its arrival. */
  readonly lifetime: number;
}

/** What solving needs of its surroundings. */
export interface AltchaPlatform {
  readonly clock: Clock;
  /** Requests a challenge; rejects if none arrives. */
  fetchChallenge(signal: AbortSignal): Promise<AltchaChallenge>;
  /** Solves a challenge; rejects if it cannot. */
  solve(parameters: AltchaParameters, signal: AbortSignal): Promise<AltchaSolution>;
}

/**
 * How long before its end a solution counts as expired, in milliseconds: it has to travel, and may
 * be sent again.
 */
export const spareTime = 60_000;

/** The timeout for a challenge, in milliseconds. */
export const challengeTime = 30_000;

/**
 * Creates the captcha that needs no action: the browser solves a challenge of the site's own server
 * [5.01]. A solution that expires before it is sent is not renewed until it is needed.
 *
 * @param signal ends it permanently
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

  async function work(solving: AbortController): Promise<void> {
    limit = clock.setTimeout(() => end('failed'), challengeTime);
    try {
      const { challenge, lifetime } = await fetchChallenge(solving.signal);
      if (solving.signal.aborted) return;
      clock.clearTimeout(limit);
      limit = clock.setTimeout(() => end('expired'), lifetime - spareTime);
      const solution = await solve(challenge.parameters, solving.signal);
      if (!solving.signal.aborted) change('solved', btoa(JSON.stringify({ challenge, solution })));
    } catch {
      if (!solving.signal.aborted) end('failed');
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
