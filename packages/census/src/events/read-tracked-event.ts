import { isRecord, isText } from '@frontage/core-lifecycle/reading';
import { trackedEventFields, type TrackedEvent } from './tracked-event';

/** A field that is not as the schema wants it. */
export interface EventIssue {
  /** `dropped`: the event goes on without the field. `missing`: there is no event without it. */
  readonly kind: 'dropped' | 'missing';
  readonly field: string;
  /** The type that came, such as `number`. */
  readonly received: string;
}

const { required, optional } = trackedEventFields;
const known = new Set<string>([...required, ...optional]);

/**
 * Reads an event; never throws. A field that is no text, or that the schema does not have, is
 * dropped with a warning [3.32].
 *
 * @param warn receives each issue
 * @returns undefined if a required field is missing
 */
export function readTrackedEvent(
  raw: unknown,
  warn: (issue: EventIssue) => void,
): TrackedEvent | undefined {
  const fields = isRecord(raw) ? raw : {};
  const kept: Record<string, string> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (known.has(field) && isText(value)) kept[field] = value;
    else if (value !== undefined) warn({ kind: 'dropped', field, received: typeof value });
  }
  return hasRequired(kept, warn) ? kept : undefined;
}

function hasRequired(
  kept: Readonly<Record<string, string>>,
  warn: (issue: EventIssue) => void,
): kept is TrackedEvent {
  const missing = required.filter((field) => kept[field] === undefined);
  for (const field of missing) warn({ kind: 'missing', field, received: 'undefined' });
  return !missing.length;
}

/** A warning in words. */
export function eventIssueMessage({ kind, field, received }: EventIssue): string {
  return kind === 'missing'
    ? `[census] An event without "${field}" is not sent. Give it a text.`
    : `[census] The field "${field}" of an event was dropped: got ${received}. It must be a text of the schema.`;
}
