import type { Site } from '../sites/site-settings';

/** A page that was served. */
export interface ServedPage {
  readonly site: Site;
  /** As sent, without the query. */
  readonly path: string;
  /** The host that was asked. */
  readonly host: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Is told what pages were served, to count them. It never throws, and nobody waits for it. */
export interface ServedPages {
  /** A page was served, or is still the one that the browser has. */
  addPage(served: ServedPage): void;
  /** The search page was served. */
  addSearch(served: ServedPage, query: string, found: number): void;
}
