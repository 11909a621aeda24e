import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExperimentName, isShownTo, readShownTo } from './shown-to';

describe('[3.35] who gets a section', () => {
  it('is named by an experiment and a variant', () => {
    expect(readShownTo('new-header=true')).toEqual({ experiment: 'new-header', variant: 'true' });
  });

  it.each(['', 'heading', 'heading=c', '=a', 'Heading=a', `${'h'.repeat(41)}=a`, 'heading=a=b'])(
    'is everybody for %j',
    (stored) => expect([isShownTo(stored), readShownTo(stored)]).toEqual([false, undefined]),
  );

  it('every experiment can be written into a section, and is read again', () => {
    const names = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/);
    fc.assert(
      fc.property(names, fc.constantFrom('a', 'b', 'true', 'false'), (experiment, variant) => {
        expect(isExperimentName(experiment)).toBe(true);
        expect(readShownTo(`${experiment}=${variant}`)).toEqual({ experiment, variant });
      }),
    );
  });
});
