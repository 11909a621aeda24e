/** What makes addresses of scripts that the policy of a page of the area allows. */
interface ScriptPolicy {
  readonly createPolicy: (
    name: 'frontage',
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/** A policy of that name can be made once in a window; all scripts of a page share it. */
interface ScriptWindow {
  readonly trustedTypes?: ScriptPolicy;
  frontageScripts?: ReturnType<ScriptPolicy['createPolicy']>;
}

/**
 * Makes what loads a script of this server. An element that a script adds may do so: `import()` of
 * a script that stands in the page may not.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @param address of the script
 * @returns rejects where it does not arrive; calling it again tries again
 */
export function createScriptLoader(root: Document, address: string): () => Promise<void> {
  // TypeScript's DOM library does not know Trusted Types.
  const window = globalThis as unknown as ScriptWindow;
  const policy = (window.frontageScripts ??= window.trustedTypes?.createPolicy('frontage', {
    createScriptURL: (url) => url,
  }));
  return () =>
    new Promise((resolve, reject) => {
      const script = root.createElement('script');
      // A module may load further ones.
      script.type = 'module';
      script.src = policy?.createScriptURL(address) ?? address;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error(address));
      };
      root.head.append(script);
    });
}
