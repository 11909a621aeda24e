/** Reads the raw value of a cookie that scripts may read; undefined if there is none. */
export function readCookie({ document }: Window, name: string): string | undefined {
  const start = `${name}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
