/** The value of a cookie that scripts may read, as it is written; undefined where there is none. */
export function readCookie({ document }: Window, name: string): string | undefined {
  const start = `${name}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
