/** What is wrong with something that was read, as data. */
export interface Issue {
  /**
   * `type`: not of the expected kind; `value`: of the kind, but not allowed; `json`: not readable
   * at all.
   */
  readonly kind: 'type' | 'value' | 'json';
  /** Where, as a path with dots: `website.id`, `sections.0.blocks.2`; empty for the whole. */
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

/** Makes an issue of a value that is not what was expected. */
export function createIssue(
  kind: Issue['kind'],
  field: string,
  expected: string,
  value: unknown,
): Issue {
  return { kind, field, expected, received: describeKind(value) };
}

/** An issue in one sentence, for a log. */
export function issueMessage({ field, expected, received }: Issue): string {
  return `${field === '' ? 'the whole' : field}: expected ${expected}, received ${received}`;
}
