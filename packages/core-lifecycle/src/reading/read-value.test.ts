import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flag,
  isRecord,
  issueMessage,
  listOf,
  oneOf,
  orNull,
  ownProperty,
  readValue,
  shaped,
  text,
  whole,
  type Issue,
} from './index';

const cup = shaped({
  name: text,
  size: oneOf(['small', 'large']),
  pieces: whole(1, 1),
  isGlazed: flag(true),
  marks: listOf(text),
  maker: orNull(shaped({ name: text })),
});

function read(raw: unknown) {
  const issues: Issue[] = [];
  return { value: readValue(cup, raw, '', issues), issues };
}

describe('readValue', () => {
  it('takes what is right, and the fallback for what is missing or null', () => {
    const { value, issues } = read({ name: 'Tide', marks: ['a'], size: null });
    expect(value).toEqual({
      name: 'Tide',
      size: 'small',
      pieces: 1,
      isGlazed: true,
      marks: ['a'],
      maker: null,
    });
    expect(issues).toEqual([]);
  });

  it('tells of each wrong value where it stands, and what it wants', () => {
    const { value, issues } = read({ pieces: 0, marks: ['a', 2], maker: { name: 3 } });
    expect(value).toMatchObject({ pieces: 1, marks: ['a'], maker: { name: '' } });
    expect(issues.map(issueMessage)).toEqual([
      'pieces: expected a whole number from 1, received number',
      'marks.1: expected text, received number',
      'maker.name: expected text, received number',
    ]);
  });

  it('gives nothing, with an issue, for what is of another kind', () => {
    expect(read('a cup')).toMatchObject({
      value: undefined,
      issues: [{ kind: 'type', field: '', expected: 'an object', received: 'text' }],
    });
  });

  it('never throws, and what it gives is of the kind', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const { value } = read(raw);
        expect(value === undefined || cup.is(value)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('ownProperty', () => {
  it('gives nothing that a prototype has', () => {
    expect(ownProperty({}, 'toString')).toBeUndefined();
    expect(isRecord([])).toBe(false);
    expect(isRecord(null)).toBe(false);
  });
});
