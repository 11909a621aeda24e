import { chunkTimeout } from '../chunk-attempts';
import { fetchLater } from '../dom/fetch-later';
import type { ScriptUrlPolicy } from '../dom/script-url-policy';
import type { BootedRuntime } from './install-boot';

/**
 * Fired on the document by the runtime's module once it has run; it carries the function that opens
 * the runtime. Not a custom event: of those a page may need no other, and they take memory.
 */
const runtimeEvent = 'frontage:run';

interface RunEvent extends Event {
  readonly open: OpenRuntime;
}

/** Makes the runtime, with the page's one Trusted Types policy. */
export type OpenRuntime = (policy: ScriptUrlPolicy) => BootedRuntime;

/**
 * Loads the runtime's module with a script element instead of `import()`: under a policy of hashes
 * and `'strict-dynamic'` an inline script must not import, but a script that a trusted script
 * inserts may load and import. The page's preloads, see `fetchLater`, go with it.
 *
 * @param policy the page's one policy
 * @param url its http or https address, or its path from the root
 * @throws (as a rejection) if it does not load within 120 s [8.17]; the next call tries again
 */
export async function loadRuntimeModule(
  document: Document,
  policy: ScriptUrlPolicy,
  url: string,
): Promise<BootedRuntime> {
  const event = await new Promise<Event>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = policy.createScriptURL(url);
    script.onerror = reject;
    setTimeout(reject, chunkTimeout);
    document.addEventListener(runtimeEvent, resolve);
    // One after the other: appended together, the preloads would be fetched first.
    document.head.append(script);
    fetchLater(document, '');
  });
  // Only the runtime's module fires this event, see `offerRuntime`. It is opened here, so that an
  // earlier attempt that was given up does not open it too.
  return (event as RunEvent).open(policy);
}

/** Hands the runtime to the boot; the runtime's module calls it when it has run. */
export function offerRuntime(document: Document, open: OpenRuntime): void {
  document.dispatchEvent(Object.assign(new Event(runtimeEvent), { open }));
}
