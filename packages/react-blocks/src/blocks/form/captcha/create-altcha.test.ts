import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { describe, expect, it } from 'vitest';
import type { CaptchaState } from './captcha';
import { challengeTime, createAltcha, spareTime, type AltchaChallenge } from './create-altcha';
import type { AltchaSolution } from './solve-altcha';

const lifetime = 600_000;
const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00',
  salt: '00',
  cost: 1,
  keyLength: 32,
  keyPrefix: '00',
};
const challenge = { parameters, signature: 's1' };
const solution = { counter: 7, derivedKey: '00ff' };

/** An answer that a test gives on command. */
interface Pending<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  reject(cause: unknown): void;
}

/** The consequences of an answer run in a few microtasks. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A captcha whose server and browser are mocked by the test. */
function open() {
  const clock = createFakeClock();
  const ended = new AbortController();
  const states: CaptchaState[] = [];
  const challenges: Pending<AltchaChallenge>[] = [];
  const solutions: Pending<AltchaSolution>[] = [];
  const signals: AbortSignal[] = [];
  const waitIn = <Value>(list: Pending<Value>[], signal: AbortSignal): Promise<Value> => {
    const waiting = later<Value>();
    list.push(waiting);
    signals.push(signal);
    return waiting.promise;
  };
  const captcha = createAltcha(
    {
      clock,
      fetchChallenge: (signal) => waitIn(challenges, signal),
      solve: (_, signal) => waitIn(solutions, signal),
    },
    (state) => states.push(state),
    ended.signal,
  );
  const solve = async () => {
    challenges.at(-1)?.resolve({ challenge, lifetime });
    await turns();
    solutions.at(-1)?.resolve(solution);
    await turns();
  };
  return {
    captcha,
    clock,
    states,
    challenges,
    solutions,
    signals,
    solve,
    end: () => ended.abort(),
  };
}

function later<Value>(): Pending<Value> {
  let settle: Omit<Pending<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  return {
    promise,
    resolve: (value) => settle?.resolve(value),
    reject: (cause) => settle?.reject(cause),
  };
}

describe('createAltcha', () => {
  it('[5.01] asks for nothing before it is started, then solves, and its token holds challenge and solution', async () => {
    const { captcha, states, challenges, solve } = open();
    expect([challenges.length, captcha.token()]).toEqual([0, undefined]);
    captcha.start();
    captcha.start();
    expect(challenges).toHaveLength(1);
    await solve();
    expect(states).toEqual(['working', 'solved']);
    expect(JSON.parse(atob(captcha.token() ?? ''))).toEqual({ challenge, solution });
    captcha.start();
    expect(challenges).toHaveLength(1);
  });

  it('[4.01c] a reset forgets the token and solves another challenge', async () => {
    const { captcha, states, challenges, solve } = open();
    captcha.start();
    await solve();
    captcha.reset();
    expect(captcha.token()).toBeUndefined();
    await solve();
    expect(states).toEqual(['working', 'solved', 'working', 'solved']);
    expect(challenges).toHaveLength(2);
  });

  it('a reset while it works ends that work, whose late answer counts for nothing', async () => {
    const { captcha, states, challenges, solutions, signals } = open();
    captcha.start();
    captcha.reset();
    expect(signals[0]?.aborted).toBe(true);
    challenges[0]?.resolve({ challenge, lifetime });
    challenges[1]?.resolve({ challenge, lifetime });
    await turns();
    expect([states, solutions.length]).toEqual([['working', 'working'], 1]);
  });

  it('expires a minute before its challenge does, and is not renewed by itself', async () => {
    const { captcha, clock, states, challenges, solve } = open();
    captcha.start();
    await solve();
    clock.advance(lifetime - spareTime - 1);
    expect(states.at(-1)).toBe('solved');
    clock.advance(1);
    expect([states.at(-1), captcha.token(), challenges.length]).toEqual(['expired', undefined, 1]);
    captcha.start();
    await solve();
    expect(states.at(-1)).toBe('solved');
  });

  it('a solution that takes longer than the challenge lives is given up', async () => {
    const { captcha, clock, states, challenges, signals } = open();
    captcha.start();
    challenges[0]?.resolve({ challenge, lifetime });
    await turns();
    clock.advance(lifetime);
    expect([states.at(-1), signals[1]?.aborted]).toEqual(['expired', true]);
  });

  it('fails without a challenge or a solution, and tries anew when it is started again', async () => {
    const { captcha, states, challenges, solutions, solve } = open();
    captcha.start();
    challenges[0]?.reject(new Error('offline'));
    await turns();
    expect(states.at(-1)).toBe('failed');
    captcha.start();
    challenges[1]?.resolve({ challenge, lifetime });
    await turns();
    solutions[0]?.reject(new Error('no WebCrypto'));
    await turns();
    expect([states.at(-1), captcha.token()]).toEqual(['failed', undefined]);
    captcha.start();
    await solve();
    expect(states.at(-1)).toBe('solved');
  });

  it('fails when no challenge comes for half a minute', () => {
    const { captcha, clock, states, signals } = open();
    captcha.start();
    clock.advance(challengeTime);
    expect([states, signals[0]?.aborted]).toEqual([['working', 'failed'], true]);
  });

  it('its end leaves nothing behind', async () => {
    const { captcha, clock, states, signals, solve, end } = open();
    captcha.start();
    await solve();
    end();
    captcha.reset();
    expect([clock.waiting, signals.every(({ aborted }) => aborted), states]).toEqual([
      0,
      true,
      ['working', 'solved'],
    ]);
  });
});
