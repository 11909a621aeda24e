import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trackedEventSchema } from '../schema';
import { eventIssueMessage, readTrackedEvent, type EventIssue } from './read-tracked-event';
import { trackedEventFields, type TrackedEvent } from './tracked-event';

const { required, optional } = trackedEventFields;
const least: TrackedEvent = {
  actor: 'visitor',
  action: 'click',
  event_owner_team: 'site',
  event_source: 'web',
  object_type: 'button',
};

function read(raw: unknown): readonly [TrackedEvent | undefined, readonly EventIssue[]] {
  const issues: EventIssue[] = [];
  return [readTrackedEvent(raw, (issue) => issues.push(issue)), issues];
}

it('[3.32a] an event has five texts, and none without one of them', () => {
  expect(required).toEqual(Object.keys(least));
  expect(read(least)).toEqual([least, []]);
  for (const field of required) {
    const { [field]: _gone, ...rest } = least;
    const issue: EventIssue = { kind: 'missing', field, received: 'undefined' };
    expect(read(rest)).toEqual([undefined, [issue]]);
    expect(eventIssueMessage(issue)).toContain(`"${field}"`);
  }
});

it('[3.32b] it may have each of the optional fields', () => {
  const full = { ...least, ...Object.fromEntries(optional.map((field) => [field, field])) };
  expect(optional).toHaveLength(21);
  expect(read(full)).toEqual([full, []]);
});

it('[3.32c] a field of the wrong type, or of no name, is dropped with a warning', () => {
  const [event, issues] = read({ ...least, object_id: 7, website_locale: null, colour: 'red' });
  expect(event).toEqual(least);
  expect(issues.map(({ kind, field, received }) => [kind, field, received])).toEqual([
    ['dropped', 'object_id', 'number'],
    ['dropped', 'website_locale', 'object'],
    ['dropped', 'colour', 'string'],
  ]);
  expect(issues.map(eventIssueMessage)[0]).toBe(
    '[census] The field "object_id" of an event was dropped: got number. It must be a text of the schema.',
  );
});

it('[3.32c] reader and schema give equal answers', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined));
  const fields = fc.dictionary(fc.constantFrom(...required, ...optional, 'colour'), value);
  fc.assert(
    fc.property(fields, fc.boolean(), (some, isComplete) => {
      const raw = isComplete ? { ...some, ...least } : some;
      const parsed = trackedEventSchema.safeParse(raw);
      expect(read(raw)[0]).toEqual(parsed.success ? parsed.data : undefined);
    }),
  );
});
