import type { Teardown } from '@frontage/core-lifecycle';

/** Everything that a gallery may listen to. */
interface HeardEvents extends WindowEventMap, DocumentEventMap {}

/** An event as a gallery hears it: those whose target it looks at come from elements of HTML. */
type Heard<Type extends keyof HeardEvents> = HeardEvents[Type] & { readonly target: HTMLElement };

/** Listens until the gallery ends. */
export function listen<Type extends keyof HeardEvents>(
  ends: Teardown[],
  target: EventTarget,
  type: Type,
  listener: (event: Heard<Type>) => void,
): void {
  // The name of an event says what it carries.
  const run = listener as EventListener;
  target.addEventListener(type, run);
  ends.push(() => target.removeEventListener(type, run));
}
