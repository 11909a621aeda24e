import type { Lightbox, LightboxEventMap } from './lightbox-options';

/** Who wants to be told of what. */
export interface Listeners {
  readonly on: Lightbox['on'];
  tell<Name extends keyof LightboxEventMap>(name: Name, detail: LightboxEventMap[Name]): void;
}

/** Tells listeners in the order in which they came. */
export function createListeners(): Listeners {
  const entries = new Set<readonly [name: string, listener: (detail: never) => void]>();
  return {
    on(name, listener) {
      const entry = [name, listener] as const;
      entries.add(entry);
      return () => entries.delete(entry);
    },
    tell(name, detail) {
      // An entry under this name was added by `on`, which ties the two together.
      for (const [of, listener] of entries) if (of === name) listener(detail as never);
    },
  };
}
