import type { Clock } from '../clock';
import { lifecycleMessages } from '../messages';
import type { ScriptUrlPolicy } from './script-url-policy';

/** How a third-party script is loaded. */
export interface LoadExternalScriptOptions {
  /** The window that it runs in. */
  window: Window;
  /** Its full http or https address. */
  url: string;
  /** The id of its element, for a script that looks itself up by id. @default none */
  id?: string;
  /** The timeout in ms, e.g. 30000 for maps [7.09], 10000 for the follow button [7.26]. */
  timeout: number;
  /** The clock for the timeout. */
  clock: Clock;
  /** The page's policy; in a block, `context.policy`. */
  policy: ScriptUrlPolicy;
  /**
   * Ends the wait, e.g. with its block. Once everybody who waits has ended, a script that has not
   * come is taken out and its loading fails. @default never
   */
  signal?: AbortSignal;
}

/** A script, from its first request on. */
interface SharedScript {
  readonly loaded: Promise<void>;
  /** How many still want it. */
  waiting: number;
  /** Makes the loading fail; does nothing once it has ended. */
  giveUp(): void;
}

const loading = new WeakMap<Window, Map<string, SharedScript>>();

/**
 * Loads a third-party script once per window: later calls share the first load. After a failure the
 * next call tries again.
 *
 * @throws Error (as a rejection) if it fails or exceeds the timeout
 */
export function loadExternalScript(options: LoadExternalScriptOptions): Promise<void> {
  const { window, url, signal } = options;
  const scripts = loading.get(window) ?? new Map<string, SharedScript>();
  loading.set(window, scripts);

  let script = scripts.get(url);
  if (!script) {
    const stop = new AbortController();
    const loaded = insertScript(options, stop.signal);
    let hasCome = false;
    const forget = (): void => {
      if (scripts.get(url) === begun) scripts.delete(url);
    };
    const giveUp = (): void => {
      if (hasCome) return;
      // At once: who asks in the same moment begins anew.
      forget();
      stop.abort();
    };
    const begun: SharedScript = { loaded, waiting: 0, giveUp };
    loaded.then(() => void (hasCome = true), forget);
    scripts.set(url, begun);
    script = begun;
  }

  const shared = script;
  shared.waiting += 1;
  const leave = (): void => {
    shared.waiting -= 1;
    if (shared.waiting === 0) shared.giveUp();
  };
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  return shared.loaded;
}

async function insertScript(
  { window, url, id = '', timeout, clock, policy }: LoadExternalScriptOptions,
  stop: AbortSignal,
): Promise<void> {
  if (!/^https?:\/\//.test(url)) throw new TypeError(lifecycleMessages['script-refused'](url));
  const script = window.document.createElement('script');
  script.src = policy.createScriptURL(url);
  script.async = true;
  script.id = id;

  let timer: unknown;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(new Error(lifecycleMessages['script-failed'](url)));
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', fail);
      stop.addEventListener('abort', fail);
      timer = clock.setTimeout(fail, timeout);
      window.document.head.append(script);
    });
  } catch (cause) {
    script.remove();
    throw cause;
  } finally {
    clock.clearTimeout(timer);
  }
}
