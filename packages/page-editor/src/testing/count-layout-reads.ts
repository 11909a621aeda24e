/** What makes a browser lay out a page, by the name of what is asked. */
export interface LayoutReads {
  /** How often each was asked since the last call, with who asked first. */
  take(): Record<string, number>;
  destroy(): void;
}

const ofElements = [
  'getBoundingClientRect',
  'getClientRects',
  'checkVisibility',
  'scrollIntoView',
] as const;
const values = ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'offsetParent'] as const;
const elementValues = [
  'clientWidth',
  'clientHeight',
  'clientTop',
  'clientLeft',
  'scrollTop',
  'scrollLeft',
  'scrollWidth',
  'scrollHeight',
] as const;

/** The window's own classes, which its type leaves to the global one. */
type View = Window & typeof globalThis;

/** Counts what asks windows for sizes, places or computed styles. */
export function countLayoutReads(windows: readonly View[]): LayoutReads {
  let counts: Record<string, number> = {};
  const undo: (() => void)[] = [];
  const count = (name: string) => {
    const from = /at (\S+) .*\/([\w-]+\.ts)/.exec(
      (new Error().stack ?? '').split('\n').slice(3).join('\n'),
    );
    const key = `${name} ${from?.[2] ?? ''}`;
    counts[key] = (counts[key] ?? 0) + 1;
  };
  function watch(target: object, name: string): void {
    const before = Object.getOwnPropertyDescriptor(target, name);
    if (!before) return;
    const { get, value } = before;
    Object.defineProperty(target, name, {
      ...before,
      ...(get && {
        get(this: unknown) {
          count(name);
          return get.call(this);
        },
      }),
      ...(typeof value === 'function' && {
        value(this: unknown, ...args: unknown[]) {
          count(name);
          return value.apply(this, args);
        },
      }),
    });
    undo.push(() => Object.defineProperty(target, name, before));
  }
  for (const view of windows) {
    for (const name of ofElements) watch(view.Element.prototype, name);
    for (const name of elementValues) watch(view.Element.prototype, name);
    for (const name of values) watch(view.HTMLElement.prototype, name);
    for (const name of ['getBoundingClientRect', 'getClientRects'])
      watch(view.Range.prototype, name);
    for (const name of ['getComputedStyle', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY'])
      watch(view, name);
  }
  return {
    take() {
      const taken = counts;
      counts = {};
      return taken;
    },
    destroy: () => undo.forEach((end) => end()),
  };
}
