/** A problem with something that was read, as data. */
export interface Issue {
  /**
   * `type`: of the wrong kind; `value`: of the right kind, but not allowed; `json`: not valid JSON.
   */
  readonly kind: 'type' | 'value' | 'json';
  /** Where, as a path with dots: `website.id`, `sections.0.blocks.2`; empty for the whole value. */
  readonly field: string;
  /** What was expected, in words. */
  readonly expected: string;
  /** The kind of value found; never the value itself, which may be private. */
  readonly received: string;
}

/** Names the kind of a value for people: `null`, `list`, `text`, `number` … */
export function describeKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}

/** Creates an issue for an unexpected value. */
export function createIssue(
  kind: Issue['kind'],
  field: string,
  expected: string,
  value: unknown,
): Issue {
  return { kind, field, expected, received: describeKind(value) };
}

/** Formats an issue as one sentence for a log. */
export function issueMessage({ field, expected, received }: Issue): string {
  return `${field === '' ? 'the whole' : field}: expected ${expected}, received ${received}`;
}
