import { createContext, useContext } from 'react';

/** What markup needs of its page. */
export interface PageNeeds {
  /** Styles of a kind of block, or of a part that several kinds have. */
  readonly styles?: readonly string[];
  /** Chunks that start with the page. */
  readonly scripts?: readonly string[];
  /** Kinds of block that start by themselves. */
  readonly started?: readonly string[];
  /** Kinds of block that wait for a touch. */
  readonly touched?: readonly string[];
  /** Chunks beside its own that a kind of block loads when it is touched, by kind. */
  readonly touchedScripts?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of block that a page has once, at its end, and only if something needs them. */
  readonly roots?: readonly string[];
  /** Sources of frames for the content security policy. */
  readonly frames?: readonly string[];
  /** Origins of pictures for the content security policy. */
  readonly images?: readonly string[];
  /** Origins of sound, for the content security policy. */
  readonly media?: readonly string[];
  /** Origins of what scripts ask, for the content security policy. */
  readonly connects?: readonly string[];
  /** Names of Trusted Types policies besides the page's own. */
  readonly trustedTypes?: readonly string[];
  /** The further pages that lists show; a list at its first page adds none. */
  readonly listPages?: readonly ListPage[];
  /** Addresses of feeds, which programs that read news find in its head. */
  readonly feeds?: readonly string[];
}

/** A further page of a list, which the title and the canonical address of its page name. */
export interface ListPage {
  /** From 2. */
  readonly number: number;
  /** What follows the question mark in its address; '' if something else has been chosen too. */
  readonly query: string;
}

/** Collects what the markup of a page needs during rendering. */
export interface NeedsCollector {
  add(needs: PageNeeds): void;
  /** All needs added so far, each once, in order. */
  needs(): Required<PageNeeds>;
}

const NeedsContext = createContext<NeedsCollector | undefined>(undefined);

/** Set by the server around what it renders. */
export const NeedsProvider = NeedsContext.Provider;

/** Gives the collector around a component; undefined in a browser. */
export function useNeedsCollector(): NeedsCollector | undefined {
  return useContext(NeedsContext);
}

/** Declares on a served page what a component's markup needs besides its own kind. */
export function usePageNeeds(needs: PageNeeds | false | undefined): void {
  const collector = useContext(NeedsContext);
  if (needs) collector?.add(needs);
}

/** Creates an empty collector. */
export function createNeedsCollector(): NeedsCollector {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const started = new Set<string>();
  const touched = new Set<string>();
  const touchedScripts: Record<string, readonly string[]> = {};
  const roots = new Set<string>();
  const frames = new Set<string>();
  const images = new Set<string>();
  const media = new Set<string>();
  const connects = new Set<string>();
  const trustedTypes = new Set<string>();
  const listPages: ListPage[] = [];
  const feeds = new Set<string>();
  return {
    add(needs) {
      needs.styles?.forEach((name) => styles.add(name));
      needs.scripts?.forEach((name) => scripts.add(name));
      needs.started?.forEach((name) => started.add(name));
      needs.touched?.forEach((name) => touched.add(name));
      for (const [kind, names] of Object.entries(needs.touchedScripts ?? {}))
        touchedScripts[kind] = [...new Set([...(touchedScripts[kind] ?? []), ...names])];
      needs.roots?.forEach((name) => roots.add(name));
      needs.frames?.forEach((name) => frames.add(name));
      needs.images?.forEach((origin) => images.add(origin));
      needs.media?.forEach((origin) => media.add(origin));
      needs.connects?.forEach((origin) => connects.add(origin));
      needs.trustedTypes?.forEach((name) => trustedTypes.add(name));
      listPages.push(...(needs.listPages ?? []));
      needs.feeds?.forEach((href) => feeds.add(href));
    },
    needs: () => ({
      styles: [...styles],
      scripts: [...scripts],
      started: [...started],
      touched: [...touched],
      touchedScripts: { ...touchedScripts },
      roots: [...roots],
      frames: [...frames],
      images: [...images],
      media: [...media],
      connects: [...connects],
      trustedTypes: [...trustedTypes],
      listPages: [...listPages],
      feeds: [...feeds],
    }),
  };
}
