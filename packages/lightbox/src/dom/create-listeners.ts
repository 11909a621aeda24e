import type { Lightbox, LightboxEventMap } from './lightbox-options';

/** The listeners of a lightbox's events. */
export interface Listeners {
  readonly on: Lightbox['on'];
  emit<Name extends keyof LightboxEventMap>(name: Name, detail: LightboxEventMap[Name]): void;
}

/** Creates a list of listeners, which are called in the order of their registration. */
export function createListeners(): Listeners {
  const entries = new Set<readonly [name: string, listener: (detail: never) => void]>();
  return {
    on(name, listener) {
      const entry = [name, listener] as const;
      entries.add(entry);
      return () => entries.delete(entry);
    },
    emit(name, detail) {
      // `on` added the entry under this name, so name and listener match.
      for (const [of, listener] of entries) if (of === name) listener(detail as never);
    },
  };
}
