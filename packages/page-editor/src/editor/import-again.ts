/**
 * Loads a part of a script, also where it did not arrive before: Chromium remembers that, and names
 * the file. Its address with other words behind it is asked for anew.
 * https://github.com/whatwg/html/issues/6768
 *
 * @param load with an `import()`
 * @returns rejects where it does not arrive; calling it again tries again
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    // The same file, as the build made it.
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module;
  }
}
