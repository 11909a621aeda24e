/**
 * What pure code may take for granted of any JavaScript host. The pure part of a
 * package compiles without the DOM library and without Node's types; these few
 * names exist in browsers, Node and workers alike.
 */
declare class URL {
  constructor(url: string, base?: string | URL);
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: { delete(name: string): void; set(name: string, value: string): void };
  static canParse(url: string, base?: string): boolean;
}

declare class URLSearchParams {
  constructor(init?: string | Iterable<readonly [string, string]>);
  get(name: string): string | null;
  toString(): string;
}

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(
    type: 'abort',
    listener: (event: unknown) => void,
    options?: { once?: boolean },
  ): void;
  removeEventListener(type: 'abort', listener: (event: unknown) => void): void;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
