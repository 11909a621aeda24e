/** A cookie that no script reads, of the whole site. */
export interface HostCookie {
  /** Without its prefix. */
  readonly name: string;
  /** '' for one that ends. @default '' */
  readonly value?: string | undefined;
  readonly sameSite: 'Lax' | 'Strict';
  /** In seconds; 0 ends it. @default it ends with the browser */
  readonly maxAge?: number | undefined;
}

/**
 * Gives the whole name of a cookie: over https it begins with `__Host-`, so that only a page of
 * this very host can have set it.
 */
export function hostCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** Formats the `Set-Cookie` header of a cookie that no script reads. */
export function formatHostCookie(
  { name, value = '', sameSite, maxAge }: HostCookie,
  secure: boolean,
): string {
  return [
    `${hostCookieName(name, secure)}=${value}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}
