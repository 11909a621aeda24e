import { element } from '@frontage/page-editor/fields';

/** A page of the site in a frame, in the look that is being chosen. */
export interface LookView {
  /** Shows a page: its path and query. */
  open(at: string): void;
  /** Shows the page in a style sheet that follows its theme. */
  paint(css: string): void;
  destroy(): void;
}

/** What happens in the frame. */
export interface LookViewEvents {
  /** A link leads to another page of the site. */
  readonly onFollow: (at: string) => void;
  readonly onShown: (isShown: boolean) => void;
}

/** The frame has the area's own origin. */
type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet };

/**
 * Makes the frame. A page stays hidden until it has the look; its links lead to other pages in it,
 * and its forms are not sent.
 *
 * @param stage where the frame is put
 * @param address where a page is shown without any look; its path and query follow
 */
export function createLookView(
  stage: HTMLElement,
  address: string,
  { onFollow, onShown }: LookViewEvents,
): LookView {
  const { ownerDocument: document } = stage;
  const frame = element(document, 'iframe', { title: stage.dataset['lookFrame'] ?? '' });
  let listening = new AbortController();
  let sheet: CSSStyleSheet | undefined;
  let css = '';

  function onClick(event: Event): void {
    const target = event.target as Element | null;
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { origin, pathname, search } = new URL(link.href);
    if (origin === document.location.origin) onFollow(pathname + search);
  }

  function onLoad(): void {
    const page = frame.contentDocument;
    const window = frame.contentWindow as FrameWindow | null;
    if (page?.URL === 'about:blank') return;
    listening.abort();
    listening = new AbortController();
    const { signal } = listening;
    frame.style.visibility = '';
    // What is no page of the site says why by itself.
    const isPage = page?.documentElement.dataset['pageType'] !== undefined;
    onShown(page !== null);
    if (!page || !window || !isPage) return;
    sheet = new window.CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    page.addEventListener('click', onClick, { capture: true, signal });
    page.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal });
  }

  frame.addEventListener('load', onLoad);
  return {
    open(at) {
      sheet = undefined;
      frame.style.visibility = 'hidden';
      frame.src = address + encodeURIComponent(at);
      if (!frame.isConnected) stage.append(frame);
    },
    paint(next) {
      css = next;
      sheet?.replaceSync(css);
    },
    destroy() {
      listening.abort();
      frame.removeEventListener('load', onLoad);
      frame.remove();
    },
  };
}
