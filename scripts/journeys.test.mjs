import { describe, expect, it } from 'vitest';
import { journeyFaults, judgeJourneys, writeJourneys } from './do/judge-journeys.mjs';
import { listPlaywrightTests } from './do/list-playwright-tests.mjs';

const passed = { status: 'expected' };

/** As Playwright reports them: files, in them groups, in them tests. */
const report = {
  suites: [
    {
      title: 'shop.e2e.ts',
      specs: [
        { title: '[2.01] pays by card', ok: true, tests: [passed] },
        { title: 'is told, with scripts and without', ok: true, tests: [passed] },
      ],
      suites: [
        {
          title: 'with scripts',
          specs: [{ title: 'gives', ok: true, tests: [passed] }],
        },
        {
          title: 'without scripts',
          specs: [
            { title: 'gives', ok: false, tests: [{ status: 'unexpected' }] },
            { title: 'reviews', ok: true, tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
};

const judge = (...journeys) => judgeJourneys(journeys, listPlaywrightTests(report));

describe('the table of journeys', () => {
  it('is filled by the titles of tests and of their groups', () => {
    const rows = judge(
      { name: 'donation', title: 'gives' },
      { name: 'fault', title: 'is told' },
      { name: 'review', title: 'reviews', none: { with: 'looks the same' } },
    );
    expect(rows.map((row) => [row.name, row.with.state, row.without.state])).toEqual([
      ['donation', 'passed', 'failed'],
      ['fault', 'passed', 'passed'],
      ['review', 'none', 'skipped'],
    ]);
    expect(journeyFaults(rows)).toEqual([]);
    expect(writeJourneys(rows)).toBe(
      [
        'scripts:  with     without',
        'donation  ✓        ✗',
        'fault     ✓        ✓',
        'review    –        not run  looks the same',
      ].join('\n'),
    );
  });

  it('has no empty cell without a reason, and no reason beside a test', () => {
    const rows = judge(
      { name: 'card', title: 'pays by card' },
      { name: 'download', title: 'fetches' },
      { name: 'donation', title: 'gives', none: { without: 'nobody does' } },
    );
    expect(journeyFaults(rows)).toEqual([
      expect.stringContaining('no test of "card" without scripts'),
      expect.stringContaining('no test of "download" with scripts'),
      expect.stringContaining('no test of "download" without scripts'),
      expect.stringContaining('a test of "donation" without scripts: take the reason out'),
    ]);
  });
});
