import { createTeardowns, loadChunk, type Teardown } from '@frontage/core-lifecycle';
import { blockAttributes, type BlockContext } from '@frontage/core-lifecycle/dom';
import { lockScroll, openLayer, returnFocus } from '@frontage/overlay/dom';
import { fetchDocument } from '../../context/fetch-document';
import { mount as mountProduct, read as readProduct } from '../product/product.mount';
import { shopAttribute } from '../../shop/shop.parts';
import { quickViewItemAttribute, type QuickViewWords } from './quick-view.parts';

/** The product to show. */
export interface QuickViewSubject {
  /** The address of its block. */
  readonly from: string;
  /** The address of the product's page. */
  readonly href: string;
  readonly title: string;
  /** Receives the focus afterwards. */
  readonly opener: HTMLElement;
}

/**
 * Shows a product above the page: its block, rendered by the server, in a native dialog. If that
 * fails to load, the visitor is taken to its page.
 *
 * @returns closes it; calling it again does nothing
 */
export function openQuickView(
  { from, href, title, opener }: QuickViewSubject,
  words: QuickViewWords,
  context: BlockContext,
): Teardown {
  const { window, report, clock } = context;
  const { document } = window;
  const ended = new AbortController();
  const teardowns = createTeardowns((cause) =>
    report({ code: 'TEARDOWN_FAILED', block: 'product-list', cause }),
  );
  const { dialog, body, button } = createDialog(document, title, words);
  dialog.setAttribute(quickViewItemAttribute, itemOf(from));
  document.body.append(dialog);
  dialog.showModal();
  teardowns.add(() => {
    dialog.remove();
    returnFocus([opener]);
  });
  teardowns.add(lockScroll(document));
  teardowns.add(openLayer(window, { dismiss: close }));
  button.addEventListener('click', close);
  dialog.addEventListener('click', (event) => event.target === dialog && close());
  fetchDocument(window, from, { signal: ended.signal }).then(show, leave);

  function show(page: Document): void {
    const product = page.querySelector<HTMLElement>(`[${blockAttributes.block}=product]`);
    if (!product) return leave(new Error(`[react-blocks] There is no product at ${from}.`));
    const form = product.querySelector<HTMLElement>(`[${blockAttributes.block}=subscription]`);
    // They are started here: the page's own runtime must not treat them as blocks of this page.
    for (const block of [product, form])
      for (const name of [
        shopAttribute,
        blockAttributes.block,
        blockAttributes.state,
        blockAttributes.events,
      ])
        block?.removeAttribute(name);
    const details = document.createElement('a');
    details.href = href;
    details.className = 'fr-quick-view__details';
    details.textContent = words.details;
    body.replaceChildren(document.adoptNode(product), details);
    teardowns.add(
      mountProduct(product, readProduct(product), { ...context, signal: ended.signal }),
    );
    if (form) void startSubscription(form);
  }

  /** Without its script the form works, and does not tell the next payment. */
  async function startSubscription(form: HTMLElement): Promise<void> {
    try {
      const { mount, read } = await loadChunk({
        id: 'subscription',
        load: () => import('../subscription/subscription.mount'),
        clock,
      });
      if (!ended.signal.aborted) teardowns.add(mount(form, read(form), context));
    } catch (cause) {
      report({ code: 'QUICK_VIEW_FAILED', block: 'subscription', cause });
    }
  }

  function leave(cause: unknown): void {
    if (ended.signal.aborted) return;
    report({ code: 'QUICK_VIEW_FAILED', block: 'product-list', cause });
    window.location.assign(href);
  }

  function close(): void {
    if (ended.signal.aborted) return;
    ended.abort();
    teardowns.run();
  }

  return close;
}

function createDialog(
  document: Document,
  title: string,
  words: QuickViewWords,
): { dialog: HTMLDialogElement; body: HTMLElement; button: HTMLElement } {
  const dialog = document.createElement('dialog');
  dialog.className = 'fr-quick-view';
  dialog.setAttribute('aria-label', title);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fr-action fr-quick-view__close';
  button.dataset['look'] = 'box';
  button.textContent = words.close;
  const body = document.createElement('div');
  body.className = 'fr-quick-view__body';
  const waiting = document.createElement('p');
  waiting.setAttribute('role', 'status');
  waiting.textContent = words.loading;
  body.append(waiting);
  dialog.append(button, body);
  return { dialog, body, button };
}

/** The product's id, of the address of its block. */
function itemOf(from: string): string {
  return new URLSearchParams(from.split('?')[1]).get('id') ?? '';
}
