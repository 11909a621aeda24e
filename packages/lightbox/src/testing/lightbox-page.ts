import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LightboxContext, LightboxData } from '../dom/lightbox-context';
import { mountLightbox } from '../dom/mount-lightbox';
import styles from '../style.css?raw';
import { createFakeClock, type FakeClock } from '@frontage/core-lifecycle/testing';

/** A picture of this size; colours make pictures distinct. */
export function drawing(width: number, height: number, color = 'teal'): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><rect width='100%25' height='100%25' fill='${color}'/></svg>`;
}

/**
 * Waits until something is there; with a long timeout, since a chunk may load slowly on a busy
 * machine.
 */
export function until<T>(check: () => T): ReturnType<typeof vi.waitUntil<T>> {
  return vi.waitUntil(check, 10_000);
}

/** Waits until a dialog has faded in or out. */
export async function faded(dialog: Element): Promise<void> {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
}

/** A finger's event on an element, at this point of the window. */
export function touch(
  target: Element | null | undefined,
  type: string,
  [clientX, clientY]: readonly [x: number, y: number],
  pointerId = 1,
): void {
  const init = {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY,
    pointerId,
    pointerType: 'touch',
  };
  target?.dispatchEvent(new PointerEvent(type, init));
}

/** The options of a test page. */
export interface TestPage extends LightboxData {
  /** How many links. @default 3 */
  readonly count?: number;
  /** Addresses that replace the drawings. */
  readonly sources?: readonly string[];
  /** The direction of the page. @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl';
  readonly context?: Partial<LightboxContext>;
}

/** What a visitor does and sees. */
export interface TestLightbox {
  readonly links: readonly HTMLAnchorElement[];
  readonly clock: FakeClock;
  readonly teardown: () => void;
  /** Clicks a link and waits for the dialog. */
  open(index?: number): Promise<HTMLDialogElement>;
  dialog(): HTMLDialogElement | null;
  button(label: string): HTMLButtonElement;
  /** The picture, or whatever replaces it. */
  shown(): Element | null | undefined;
  counter(): string | null | undefined;
  /** The announcement for screen readers. */
  announced(): string | null | undefined;
  /** Waits until every trace of it is gone. */
  gone(): Promise<void>;
}

/** Gives each test of a file an empty page of 1000 by 700 px, and cleans up afterwards. */
export function useLightboxPage(): (options?: TestPage) => TestLightbox {
  let ends: (() => void)[] = [];
  const address = location.pathname + location.search;

  beforeEach(async () => {
    await page.viewport(1000, 700);
    history.replaceState(null, '', address);
  });

  afterEach(() => {
    for (const end of ends) end();
    ends = [];
    vi.restoreAllMocks();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('dir');
    history.replaceState(null, '', address);
  });

  return ({ count = 3, sources = [], dir = 'ltr', context = {}, ...data } = {}) => {
    document.documentElement.dir = dir;
    const root = document.createElement('ul');
    root.innerHTML = Array.from({ length: count }, (_, index) => {
      const source = sources[index] ?? drawing(1600, 1000, ['teal', 'brown', 'navy'][index % 3]);
      return `<li data-slide data-slide-id="s${index}" data-slide-url="slide-${index}"><figure>
        <a data-lightbox href="${source}"><img alt="Picture ${index + 1}" width="160" height="100" src="${drawing(160, 100)}"></a>
        <figcaption><strong>Title ${index + 1}</strong><span>Words ${index + 1}</span></figcaption></figure></li>`;
    }).join('');
    const style = document.createElement('style');
    style.textContent = styles;
    document.body.append(style, root);
    const clock = createFakeClock();
    const teardown = mountLightbox(root, data, { window, clock, ...context });
    ends.push(teardown);
    return verbs(root, clock, teardown);
  };
}

function verbs(root: Element, clock: TestLightbox['clock'], teardown: () => void): TestLightbox {
  const links = [...root.querySelectorAll('a')];
  const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

  return {
    links,
    clock,
    teardown,
    dialog,
    async open(index = 0) {
      links[index]?.click();
      return until(() => document.querySelector<HTMLDialogElement>('dialog[open]'));
    },
    button(label) {
      const found = dialog()?.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
      if (!found) throw new Error(`no button ${label}`);
      return found;
    },
    shown: () => dialog()?.querySelector('[data-current]')?.firstElementChild,
    counter: () => dialog()?.querySelector('.fr-lightbox-counter')?.textContent,
    announced: () => dialog()?.querySelector('[role=status]')?.textContent,
    async gone() {
      clock.advance(1000);
      await until(() => !dialog());
    },
  };
}
