/** What is wrong with something that was read, as data. */
export interface Issue {
  /** `type`: not of the expected kind; `value`: of the kind, but not allowed. */
  readonly kind: 'type' | 'value';
  /** Where, as a path with dots: `entries.2.quantity`; empty for the whole. */
  readonly field: string;
  /** What would have been right, in words. */
  readonly expected: string;
  /** What kind of value stood there; never the value itself, which may be private. */
  readonly received: string;
}

/** Names the kind of a value for people: `null`, `list`, `text`, `number` … */
export function describeKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}
