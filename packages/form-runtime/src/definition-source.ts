/** Tells of something wrong: where, what was wanted, what came. */
export type Tell = (field: string, expected: string, value: unknown) => void;

/** An object that was read from outside. */
export type Source = Readonly<Record<string, unknown>>;

/** A text, or its fallback where it is absent or wrong. */
export function readText(source: Source, name: string, fallback: string, tell: Tell): string {
  const text = own(source, name);
  if (typeof text === 'string') return text;
  if (text !== undefined) tell(name, 'a text', text);
  return fallback;
}

/** A text under its name, or nothing where it is absent or wrong. */
export function optionalText<Name extends string>(source: Source, name: Name, tell: Tell): { [Key in Name]?: string } {
  const text = own(source, name);
  if (text !== undefined && typeof text !== 'string') tell(name, 'a text', text);
  // The computed key is `name` itself, which the compiler widens to any text.
  return (typeof text === 'string' ? { [name]: text } : {}) as { [Key in Name]?: string };
}

/** An object, or an empty one where there is none. */
export function readObject(raw: unknown, path: string, tell: Tell): Source {
  // Checked right here: neither null nor a list, so its keys may be looked at.
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Source;
  tell(path, 'an object', raw);
  return {};
}

/** A property of the object's own. */
export function own(source: Source, key: string): unknown {
  return Object.hasOwn(source, key) ? source[key] : undefined;
}

/** Names the kind of a value. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
