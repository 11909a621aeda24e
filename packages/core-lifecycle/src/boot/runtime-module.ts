import { chunkTimeout } from '../load-chunk';
import type { ScriptUrlPolicy } from '../dom/script-url-policy';
import type { BootedRuntime } from './install-boot';

/** Fired on the document by the runtime's module once it has run; its detail opens it. */
const runtimeEvent = 'frontage:run';

/** Makes the runtime, with the page's one Trusted Types policy. */
export type OpenRuntime = (policy: ScriptUrlPolicy) => BootedRuntime;

/**
 * Loads the runtime's module through a script element. Not by `import()`: under a
 * policy of hashes and `'strict-dynamic'` an inline script may not import, but what a
 * trusted script inserts may load, and import in turn.
 *
 * @param policy the page's one policy
 * @param url its http or https address, or its path from the root
 * @throws (as a rejection) when it does not load, or not within 120 s [8.17]; the next call tries anew
 */
export function loadRuntimeModule(document: Document, policy: ScriptUrlPolicy, url: string): Promise<BootedRuntime> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = policy.createScriptURL(url);
    script.onerror = reject;
    setTimeout(reject, chunkTimeout);
    // Only the runtime's module fires this event, see offerRuntime.
    document.addEventListener(runtimeEvent, (event) => resolve((event as CustomEvent<OpenRuntime>).detail(policy)));
    document.head.append(script);
  });
}

/** What the runtime's module calls when it has run: hands the runtime to the boot. */
export function offerRuntime(document: Document, open: OpenRuntime): void {
  document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: open }));
}
