/** What is known of an observed element. */
interface Watched {
  /** The number of thresholds that were reached when it was last told; -1 before that. */
  told: number;
}

/**
 * Stands in for `IntersectionObserver` where a browser has none [2.21]: it measures after each
 * scroll and each change of size, once a frame. It knows the window as root, and margins in px.
 */
export class IntersectionStandIn implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '0px';
  readonly thresholds: readonly number[];
  readonly #callback: IntersectionObserverCallback;
  readonly #margin: number;
  readonly #watched = new Map<Element, Watched>();
  #listening: AbortController | undefined;
  #frame: number | undefined;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    const { rootMargin = '0px', threshold = 0 } = options;
    this.#callback = callback;
    this.rootMargin = rootMargin;
    this.#margin = parseFloat(rootMargin) || 0;
    this.thresholds = [threshold].flat().sort((a, b) => a - b);
  }

  observe(target: Element): void {
    if (this.#watched.has(target)) return;
    this.#watched.set(target, { told: -1 });
    this.#listen();
    this.#measureSoon();
  }

  unobserve(target: Element): void {
    this.#watched.delete(target);
    if (this.#watched.size === 0) this.disconnect();
  }

  disconnect(): void {
    this.#watched.clear();
    this.#listening?.abort();
    this.#listening = undefined;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  takeRecords(): IntersectionObserverEntry[] {
    return this.#measure();
  }

  #listen(): void {
    if (this.#listening) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const measure = (): void => this.#measureSoon();
    // What scrolls within the page counts as well.
    document.addEventListener('scroll', measure, { capture: true, passive: true, signal });
    window.addEventListener('resize', measure, { signal });
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.documentElement);
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  #measureSoon(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      const entries = this.#measure();
      if (entries.length > 0) this.#callback(entries, this);
    });
  }

  /** Lists the elements that have passed a threshold since they were last told of. */
  #measure(): IntersectionObserverEntry[] {
    const margin = this.#margin;
    const view = new DOMRectReadOnly(
      -margin,
      -margin,
      window.innerWidth + 2 * margin,
      window.innerHeight + 2 * margin,
    );
    return [...this.#watched].flatMap(([target, watched]) => {
      const entry = describe(target, view);
      const { isIntersecting, intersectionRatio } = entry;
      const reached = this.thresholds.filter((least) => intersectionRatio >= least).length;
      const now = isIntersecting ? reached : 0;
      if (now === watched.told) return [];
      watched.told = now;
      return [entry];
    });
  }
}

function describe(target: Element, view: DOMRectReadOnly): IntersectionObserverEntry {
  const box = target.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, view.left), Math.max(box.top, view.top)];
  const width = Math.min(box.right, view.right) - left;
  const height = Math.min(box.bottom, view.bottom) - top;
  const isIntersecting = width >= 0 && height >= 0 && target.getClientRects().length > 0;
  const area = box.width * box.height;
  const share = area > 0 ? (width * height) / area : 1;
  return {
    target,
    isIntersecting,
    intersectionRatio: isIntersecting ? share : 0,
    boundingClientRect: box,
    intersectionRect: isIntersecting
      ? new DOMRectReadOnly(left, top, width, height)
      : new DOMRectReadOnly(),
    rootBounds: view,
    time: performance.now(),
  };
}
