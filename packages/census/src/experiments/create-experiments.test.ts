import { describe, expect, it, vi } from 'vitest';
import { createExperiments } from './create-experiments';
import { isExperimentContext, type ExperimentContext } from './experiment-context';

const toggle: ExperimentContext = {
  name: 'new-header',
  experimentType: 'FEATURE_TOGGLE',
  variant: 'true',
  segmentName: '',
  containsError: false,
};
const test: ExperimentContext = {
  ...toggle,
  name: 'heading',
  experimentType: 'AB_TEST',
  variant: 'b',
};

describe('[3.35] an experiment', () => {
  it('is one with all its fields', () => {
    expect(isExperimentContext(toggle)).toBe(true);
    expect(isExperimentContext(test)).toBe(true);
  });

  it.each(Object.keys(toggle))('is none without %s', (field) => {
    expect(isExperimentContext({ ...toggle, [field]: undefined })).toBe(false);
  });

  it.each([null, 'new-header', [], { ...toggle, experimentType: 'HOLDOUT' }])(
    'is none as %j',
    (raw) => expect(isExperimentContext(raw)).toBe(false),
  );
});

describe('[4.16e] a toggle', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['on', false],
    ['', false],
  ])('with the variant %j is %s', (variant, isOn) => {
    expect(createExperiments([{ ...toggle, variant }]).isEnabled('new-header', !isOn)).toBe(isOn);
  });
});

it('a test gives its variant', () => {
  expect(createExperiments([toggle, test]).variant('heading')).toBe('b');
});

const failures: readonly [string, unknown, string][] = [
  ['no configuration', undefined, 'The underlying Praetor configuration is not loaded'],
  [
    'a configuration that is none',
    { toggle },
    'The underlying Praetor configuration is not loaded',
  ],
  ['no such feature', [null, 7], 'The specified feature does not exist'],
  [
    'an error of the server',
    [{ ...toggle, containsError: true }],
    'The specified feature has an invalid server-side definition',
  ],
  [
    'a wrong definition',
    [{ ...toggle, variant: true }],
    'The specified feature has an invalid server-side definition',
  ],
];

describe('[8.12a] says why', () => {
  it.each([
    ...failures,
    [
      'a test',
      [{ ...toggle, experimentType: 'AB_TEST' }],
      'The specified feature is not a FEATURE_TOGGLE',
    ],
  ] as const)('a toggle has its fallback: %s', (_name, configuration, message) => {
    const report = vi.fn();
    createExperiments(configuration, report).isEnabled('new-header');
    expect(report.mock.calls).toEqual([[message, 'new-header']]);
  });

  it('a test has its fallback', () => {
    const report = vi.fn();
    expect(createExperiments([toggle], report).variant('new-header', 'a')).toBe('a');
    expect(report.mock.calls).toEqual([['The specified feature is not a AB_TEST', 'new-header']]);
  });
});

describe('[8.12b] a toggle that cannot be read', () => {
  it.each(failures)('is what was given as its fallback: %s', (_name, configuration) => {
    const { isEnabled } = createExperiments(configuration);
    expect([isEnabled('new-header', true), isEnabled('new-header', false)]).toEqual([true, false]);
    expect(isEnabled('new-header')).toBe(false);
  });
});
