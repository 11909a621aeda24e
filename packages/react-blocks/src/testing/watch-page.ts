/** What scripts hold of a page: what they would leave behind. */
export interface PageWatch {
  /** What is held by now, one line each, such as `click on a` or `ResizeObserver`. */
  held(): string[];
  /** The listeners among it, by their events. */
  listening(): string[];
  /** Ends watching. */
  stop(): void;
}

/**
 * Watches which listeners on the page and its window, observers and timers begin from now on, and
 * are not ended. What React listens to itself is not counted: it never takes that back.
 */
export function watchPage(): PageWatch {
  const listeners: Held = new Map();
  const others: Held = new Map();
  const restores = [watchListeners(listeners), watchObservers(others), watchTimers(others)];
  return {
    held: () => [...namesOf(listeners), ...namesOf(others)],
    listening: () => namesOf(listeners).map((name) => name.split(' ')[0] ?? ''),
    stop: () => restores.forEach((restore) => restore()),
  };
}

/** What holds a node that is gone goes with it. */
function namesOf(held: Held): string[] {
  return [...held.values()]
    .filter(({ target }) => target?.isConnected !== false)
    .map(({ name }) => name)
    .sort();
}

type Held = Map<string, { readonly name: string; readonly target?: Node | undefined }>;

/** Gives each value a number of its own. */
function createIds(): (value: unknown) => number {
  const ids = new WeakMap<object, number>();
  let next = 0;
  return (value) => {
    const key = Object(value) as object;
    const known = ids.get(key) ?? next++;
    ids.set(key, known);
    return known;
  };
}

function watchListeners(held: Held): () => void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const id = createIds();
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    ...args: Parameters<typeof addEventListener>
  ) {
    const [type, listener, options] = args;
    const key = `${id(this)} ${type} ${id(listener)}`;
    const { signal, once } = typeof options === 'object' ? options : {};
    if ((this instanceof Node || this === window) && !isOfReact(this, type))
      held.set(
        key,
        this instanceof Node
          ? { name: `${type} on ${this.nodeName.toLowerCase()}`, target: this }
          : { name: `${type} on window` },
      );
    if (signal) addEventListener.call(signal, 'abort', () => held.delete(key));
    if (once) addEventListener.call(this, type, () => held.delete(key), { once, signal });
    addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget,
    ...args: Parameters<typeof removeEventListener>
  ) {
    held.delete(`${id(this)} ${args[0]} ${id(args[1])}`);
    removeEventListener.apply(this, args);
  };
  return () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
}

/** React marks what it listens on. */
function isOfReact(target: EventTarget, type: string): boolean {
  return (
    (target === document && type === 'selectionchange') ||
    Object.keys(target).some((key) => key.startsWith('_reactListening'))
  );
}

function watchObservers(held: Held): () => void {
  const id = createIds();
  const restores = [IntersectionObserver, ResizeObserver, MutationObserver].map((kind) => {
    // The three have these in common, but for what is observed of a target.
    const prototype = kind.prototype as {
      observe(target: Node, ...options: unknown[]): void;
      unobserve?(target: Node): void;
      disconnect(): void;
    };
    const { observe, unobserve, disconnect } = prototype;
    const keyOf = (observer: object, target: Node): string => `o${id(observer)} ${id(target)}`;
    prototype.observe = function (target, ...options) {
      held.set(keyOf(this, target), { name: kind.name });
      observe.call(this, target, ...options);
    };
    prototype.disconnect = function () {
      for (const key of held.keys()) if (key.startsWith(`o${id(this)} `)) held.delete(key);
      disconnect.call(this);
    };
    if (unobserve)
      prototype.unobserve = function (target) {
        held.delete(keyOf(this, target));
        unobserve.call(this, target);
      };
    return () => Object.assign(prototype, { observe, disconnect, ...(unobserve && { unobserve }) });
  });
  return () => restores.forEach((restore) => restore());
}

function watchTimers(held: Held): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const begin = (kind: string, timer: number): number => {
    held.set(`t${timer}${kind}`, { name: kind });
    return timer;
  };
  const later = (callback: TimerHandler, time?: number, ...args: unknown[]): number => {
    const timer = setTimeout(() => {
      held.delete(`t${timer}timeout`);
      if (typeof callback === 'function') callback(...args);
    }, time);
    return begin('timeout', timer);
  };
  const repeat = (callback: TimerHandler, time?: number, ...args: unknown[]): number =>
    begin('interval', setInterval(callback, time, ...args));
  const frame = (callback: FrameRequestCallback): number => {
    const timer = requestAnimationFrame((time) => {
      held.delete(`t${timer}frame`);
      callback(time);
    });
    return begin('frame', timer);
  };
  const ended = (kind: string, clear: (timer: number) => void) => (timer: number) => {
    held.delete(`t${timer}${kind}`);
    clear.call(window, timer);
  };
  Object.assign(window, {
    setTimeout: later,
    setInterval: repeat,
    requestAnimationFrame: frame,
    clearTimeout: ended('timeout', clearTimeout),
    clearInterval: ended('interval', clearInterval),
    cancelAnimationFrame: ended('frame', cancelAnimationFrame),
  });
  return () =>
    Object.assign(window, {
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      requestAnimationFrame,
      cancelAnimationFrame,
    });
}
