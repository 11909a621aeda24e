import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import { blockAttributes, type BlockContext } from '@frontage/core-lifecycle/dom';
import { writeWidgetRequest, type WidgetRequest } from '@frontage/site-api';
import { fetchDocument } from '../context/fetch-document';
import { adoptRules } from './adopt-rules';
import { showVisitorTimes } from './show-visitor-times';
import { widgetDocumentAddress, widgetAttributes as attributes } from './widget.parts';

/** The block as requests name it; its `value` is that of a link. */
export type WidgetData = Omit<WidgetRequest, 'value'> & {
  /** '' if it is not said. */
  readonly collectionId: string;
};

/** Reads the markup; never throws. */
export function read(root: HTMLElement): WidgetData {
  return {
    type: root.getAttribute(blockAttributes.block) ?? '',
    id: root.id.replace(/^block-/, ''),
    collectionId: root.getAttribute(attributes.widget) ?? '',
  };
}

/**
 * Follows the links of a block without loading its page: the server renders the block alone. If it
 * does not, the link is followed as usual.
 */
export function mount(root: HTMLElement, data: WidgetData, context: BlockContext): Teardown {
  const { window, signal, report } = context;
  const { document } = window;
  const teardowns = createTeardowns();
  const originals = [...root.childNodes];
  const list = root.querySelector(`[${attributes.list}]`);
  const items = list && [...list.childNodes];
  let endTimes = showVisitorTimes(root, context);
  /** Takes back the rules of what was turned to. */
  let endTurned: Teardown = () => {};

  async function follow(link: HTMLAnchorElement): Promise<void> {
    const url = new URL(link.href);
    if (root.ariaBusy === 'true') return;
    root.ariaBusy = 'true';
    try {
      const value = url.pathname + url.search;
      const body = writeWidgetRequest({ ...data, value }, data.collectionId);
      const page = await fetchDocument(window, widgetDocumentAddress, { signal, body });
      const fresh = page.querySelector(`[${blockAttributes.block}=${data.type}]`);
      if (!fresh) throw new Error(`[react-blocks] There is no block at ${value}.`);
      const endRules = adoptRules(window, page.body.getAttribute(attributes.rules) ?? '');
      if (link.hasAttribute(attributes.more)) {
        teardowns.add(endRules);
        addItems(document.adoptNode(fresh), link);
      } else {
        turn(document.adoptNode(fresh), link, url);
        endTurned();
        endTurned = endRules;
      }
    } catch (cause) {
      if (signal.aborted) return;
      report({ code: 'WIDGET_FAILED', block: data.type, cause });
      window.location.assign(link.href);
    } finally {
      root.ariaBusy = null;
    }
  }

  function addItems(fresh: Element, link: HTMLAnchorElement): void {
    const added = [...(fresh.querySelector(`[${attributes.list}]`)?.children ?? [])];
    list?.append(...added);
    const next = fresh.querySelector(`a[${attributes.more}]`);
    const place = link.parentElement;
    const links = [...(place?.childNodes ?? [])];
    if (next) link.replaceWith(next);
    else link.remove();
    teardowns.add(() => place?.replaceChildren(...links));
    added[0]?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus();
  }

  function turn(fresh: Element, link: HTMLAnchorElement, url: URL): void {
    endTimes();
    root.replaceChildren(...fresh.childNodes);
    endTimes = showVisitorTimes(root, context);
    const links = [...root.querySelectorAll<HTMLAnchorElement>(`a[${attributes.turn}]`)];
    (links.find(({ rel }) => rel === link.rel) ?? links[0])?.focus({ preventScroll: true });
    window.history.replaceState(window.history.state, '', url.pathname + url.search);
  }

  root.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link =
        target instanceof window.Element &&
        target.closest<HTMLAnchorElement>(`a[${attributes.more}],a[${attributes.turn}]`);
      if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      void follow(link);
    },
    { signal },
  );
  return () => {
    endTimes();
    endTurned();
    root.replaceChildren(...originals);
    if (list && items) list.replaceChildren(...items);
    teardowns.run();
  };
}
