import type { Teardown } from '@frontage/core-lifecycle';

/** All events that a gallery may listen to. */
interface HeardEvents extends WindowEventMap, DocumentEventMap {}

/** An event in a gallery: the targets it reads are HTML elements. */
type Heard<Type extends keyof HeardEvents> = HeardEvents[Type] & { readonly target: HTMLElement };

/** Listens until the gallery ends. */
export function listen<Type extends keyof HeardEvents>(
  ends: Teardown[],
  target: EventTarget,
  type: Type,
  listener: (event: Heard<Type>) => void,
): void {
  // The name of an event determines its type.
  const run = listener as EventListener;
  target.addEventListener(type, run);
  ends.push(() => target.removeEventListener(type, run));
}
