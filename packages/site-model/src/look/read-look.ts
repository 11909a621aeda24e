import { createIssue, isRecord, type Issue } from '@frontage/core-lifecycle/reading';
import { lookFields, type LookField } from './look-fields';
import type { SiteLook } from './site-look';

/** A look, and what could not be read of it. */
export interface ReadLook {
  readonly look: SiteLook;
  readonly issues: readonly Issue[];
}

/** The form of a colour. */
const colorForm = /^#[\da-f]{6}$/;

/** The form of a font's id: one of a package, or `own-` and the id of an upload. */
const fontForm = /^[a-z][a-z\d-]{0,60}$/;

/**
 * Reads a look, such as one that is stored or was entered; never throws. What is empty or the
 * default is left out; what cannot be is left out and reported.
 *
 * @param raw an object with parts of a look by name
 */
export function readLook(raw: unknown): ReadLook {
  const issues: Issue[] = [];
  const look: Record<string, string> = {};
  const stored = isRecord(raw) ? raw : {};
  for (const field of lookFields) {
    const received = stored[field.name];
    const value = typeof received === 'string' ? normalize(field, received) : received;
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'string' || !isPossible(field, value))
      issues.push(createIssue('value', field.name, expectedOf(field), received));
    else if (field.kind !== 'step' || value !== field.default) look[field.name] = value;
  }
  return { look, issues };
}

/** A colour is known in three digits too, and without its sign, as people paste it. */
function normalize({ kind }: LookField, entered: string): string {
  const text = entered.trim().toLowerCase();
  const digits = kind === 'color' && /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (!digits) return text;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

function isPossible(field: LookField, value: string): boolean {
  if (field.kind === 'color') return colorForm.test(value);
  if (field.kind === 'font') return fontForm.test(value);
  return field.options.some(([option]) => option === value);
}

function expectedOf(field: LookField): string {
  if (field.kind === 'color') return 'a colour such as #26685a';
  if (field.kind === 'font') return 'the id of a font';
  return `one of ${field.options.map(([value]) => value).join(', ')}`;
}
