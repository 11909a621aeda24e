/**
 * Reads one value of a query or a hash; never throws.
 *
 * @param text with or without its `?` or `#`
 * @returns the first value of that name, decoded as far as it can be; nothing without one
 */
export function readParameter(text: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|[?#&])${name}=([^&]*)`).exec(text)?.[1];
  return value && decode(value.replaceAll('+', ' '));
}

/** A part of an address as it is meant; as it is where it means nothing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
