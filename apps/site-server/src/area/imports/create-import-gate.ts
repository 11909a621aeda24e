/** Lets so many imports of a site be received at once. */
export interface ImportGate {
  /**
   * Runs something for a site, unless too much of it runs already.
   *
   * @returns undefined if it was not run
   */
  pass<Result>(siteId: string, run: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Makes the gate of a server. What is received has no row yet that could be counted.
 *
 * @param most at once, of one site
 */
export function createImportGate(most: number): ImportGate {
  const running = new Map<string, number>();
  return {
    async pass(siteId, run) {
      const count = running.get(siteId) ?? 0;
      if (count >= most) return undefined;
      running.set(siteId, count + 1);
      try {
        return await run();
      } finally {
        const left = (running.get(siteId) ?? 1) - 1;
        if (left > 0) running.set(siteId, left);
        else running.delete(siteId);
      }
    },
  };
}
