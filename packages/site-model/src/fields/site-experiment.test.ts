import { describe, expect, it } from 'vitest';
import { isRunning, readSiteExperiments, type SiteTest } from './site-experiment';

const test: SiteTest = {
  kind: 'test',
  name: 'heading',
  share: 20,
  goal: 'page',
  goalPath: '/thanks',
  startedAt: 1,
  stoppedAt: null,
  chosen: 'b',
};

describe('[3.35] the experiments of a site', () => {
  it('are read as they were stored', () => {
    const stored = [{ kind: 'toggle', name: 'new-header', isOn: true }, test];
    expect(readSiteExperiments(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([undefined, null, {}, 'heading'])('are none in %j', (raw) =>
    expect(readSiteExperiments(raw)).toEqual([]),
  );

  it('are left out without a right name, and have defaults for what is wrong', () => {
    const wrong = { share: 0, goal: 'fame', goalPath: 7, startedAt: 'now', chosen: 'c' };
    expect(
      readSiteExperiments([
        null,
        { kind: 'test', name: 'No' },
        { kind: 'test', name: 'x', ...wrong },
      ]),
    ).toEqual([
      { ...test, name: 'x', share: 50, goal: 'form', goalPath: '', startedAt: null, chosen: 'a' },
    ]);
  });

  it('run between their start and their stop', () => {
    expect(isRunning(test)).toBe(true);
    expect(isRunning({ ...test, startedAt: null })).toBe(false);
    expect(isRunning({ ...test, stoppedAt: 2 })).toBe(false);
    expect(isRunning({ kind: 'toggle', name: 'x', isOn: true })).toBe(false);
  });
});
