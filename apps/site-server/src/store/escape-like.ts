/** Escapes a text for `like … escape '\'`, so that `%` and `_` in it stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
