import type { BrowserContext } from '@playwright/test';

/** Everything that a browser did for a site and kept for it, one line each. */
export interface PrivacyRecord {
  /** What was done beyond what is necessary, in order, each once. */
  beyondNecessary(): Promise<string[]>;
}

/** Names that a page may keep, and why. */
const necessary: readonly RegExp[] = [
  // The choice itself, and the proof of it.
  /^cookie (ss_cookieAllowed|ss_consent)$/,
  // The token against posts of other sites and the session that it is bound to; the cart.
  /^cookie (crumb|SESSION|CART|CART_COUNT)$/,
  // What a visitor types into a form, until it is sent; that a bar or a pop-up was closed.
  /^(local|session)Storage frontage[:.-](form|submission|draft|announcement|popup)/,
  // Errors of our own scripts, without any id.
  /^request POST \/api\/events\/RecordJavascriptErrors$/,
];

/** Calls of the site itself that pages need: not those that report a visitor. */
const ownCalls =
  /^\/(api\/(form|commerce|search|newsletter|places)|_frontage|_code|assets|commerce|forms)\b/;

/**
 * Records what pages of a context do: every request, every cookie that is set by a script or an
 * answer, every access to storage, databases and caches, also one that only reads. That a script
 * reads `document.cookie` tells nothing: it cannot read the visitor's choice without the rest. Call
 * it before the first page is opened.
 *
 * @param context with nothing kept yet
 * @param address of the site
 */
export async function recordPrivacy(
  context: BrowserContext,
  address: string,
): Promise<PrivacyRecord> {
  const acts = new Set<string>();
  await context.exposeFunction('tellPrivacy', (act: string) => acts.add(act));
  await context.addInitScript(spyOnStorage);
  context.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (origin !== address) acts.add(`request ${origin}`);
    else if (request.method() !== 'GET' || /^\/api\//.test(pathname)) {
      if (!ownCalls.test(pathname)) acts.add(`request ${request.method()} ${pathname}`);
    }
  });

  return {
    async beyondNecessary() {
      const kept = (await context.cookies()).map(({ name }) => `cookie ${name}`);
      return [...new Set([...acts, ...kept])].filter(
        (act) => !necessary.some((pattern) => pattern.test(act)),
      );
    },
  };
}

/** Runs in each document before its own scripts. */
function spyOnStorage(): void {
  // exposeFunction puts it on the window.
  const { tellPrivacy } = window as unknown as { tellPrivacy(act: string): void };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      const [name = ''] = text.split('=');
      if (!/max-age=0/i.test(text)) tellPrivacy(`cookie ${name.trim()}`);
      cookie?.set?.call(this, text);
    },
  });
  const watch = (owner: object, name: string, tell: (self: object, given: string) => string) => {
    const original = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, {
      ...original,
      value(this: object, ...given: unknown[]) {
        tellPrivacy(tell(this, String(given[0])));
        return (original?.value as (...given: unknown[]) => unknown).apply(this, given);
      },
    });
  };
  // What is read counts as much as what is written: it may tell a visitor from others.
  for (const name of ['setItem', 'getItem', 'key'])
    watch(
      Storage.prototype,
      name,
      (self, key) => `${self === localStorage ? 'local' : 'session'}Storage ${key}`,
    );
  for (const [owner, name] of [
    [IDBFactory.prototype, 'open'],
    [IDBFactory.prototype, 'databases'],
    [CacheStorage.prototype, 'open'],
    [CacheStorage.prototype, 'keys'],
    [CookieStore.prototype, 'get'],
    [CookieStore.prototype, 'getAll'],
    [CookieStore.prototype, 'set'],
    [Navigator.prototype, 'sendBeacon'],
  ] as const)
    watch(owner, name, (_, given) => `${owner.constructor.name} ${name} ${given}`);
}
