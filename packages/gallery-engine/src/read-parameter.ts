/**
 * Reads one value of a query or a hash; never throws.
 *
 * @param text with or without its `?` or `#`
 * @returns the first value of that name, decoded if possible; undefined without one
 */
export function readParameter(text: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|[?#&])${name}=([^&]*)`).exec(text)?.[1];
  return value && decode(value.replaceAll('+', ' '));
}

/** Decodes a part of an address; unchanged if it is invalid. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
