import type { PagePresence } from '@frontage/site-model/editing';

/** Lets the editors of a page know of each other. */
export interface Presence {
  /** Says which block is chosen here, once one stays there. */
  moved(): void;
  destroy(): void;
}

/** What presence needs. */
export interface PresenceOptions {
  readonly window: Pick<
    Window,
    'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener'
  > & { readonly document: Pick<Document, 'visibilityState'> };
  /** This tab's own id. */
  readonly tab: string;
  /** The block that is chosen here. @default none */
  chosen(): string | undefined;
  /** Says that this tab is here; undefined where there was no answer. */
  send(sign: PresenceSign): Promise<readonly PagePresence[] | undefined>;
  /** Called with who else is here, whenever that has changed. */
  onOthers(others: readonly PagePresence[]): void;
}

/** What a tab says of itself. */
export interface PresenceSign {
  readonly tab: string;
  readonly block?: string;
  readonly isLeaving?: true;
}

/** How often a tab says that it is still here, in ms: the server forgets it after 15 s. */
const often = 5000;

/** When it is first said, in ms: the page that opens comes before it. */
const first = 2000;

/** How long a choice rests before it is told, in milliseconds. */
const rest = 500;

/**
 * Says that a page is open in this tab for as long as it is seen, and hears who else has it open.
 * What cannot be told is told at the next turn: nobody's work depends on it.
 */
export function createPresence({ window, tab, chosen, send, onOthers }: PresenceOptions): Presence {
  let timer: number | undefined;
  let heard = '[]';
  let isEnded = false;

  function later(delay: number): void {
    window.clearTimeout(timer);
    if (!isEnded) timer = window.setTimeout(() => void tell(), delay);
  }

  function hear(others: readonly PagePresence[]): void {
    const text = JSON.stringify(others);
    if (text === heard) return;
    heard = text;
    onOthers(others);
  }

  async function tell(): Promise<void> {
    if (window.document.visibilityState === 'hidden') return;
    const block = chosen();
    const others = await send({ tab, ...(block !== undefined && { block }) });
    if (isEnded) return;
    if (others) hear(others);
    later(often);
  }

  const leave = () => {
    window.clearTimeout(timer);
    void send({ tab, isLeaving: true });
  };
  const look = (event: Event) => {
    // A page that opens is shown as well.
    if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
    if (window.document.visibilityState === 'hidden') leave();
    else later(0);
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  later(first);
  return {
    moved: () => later(rest),
    destroy() {
      isEnded = true;
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      leave();
    },
  };
}
