import { createTeardowns, loadChunk, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { findProductOffer } from './product.model';
import { productControls, productParts } from './product.parts';
import {
  publishedProductPart,
  publishedProduct,
  readPublishedProductChoice,
  readPublishedProduct,
  type PublishedFacts,
} from './product.published';

/** Reads the product of a published button. */
export function read(add: HTMLElement): PublishedFacts {
  return readPublishedProduct(add);
}

/**
 * Gives a published button its behaviour: next to it is an invisible form of ours with the values
 * of the published controls, and a line with the result.
 */
export async function mount(
  add: HTMLElement,
  facts: PublishedFacts,
  context: BlockContext,
): Promise<Teardown | undefined> {
  const { document } = context.window;
  const product = await loadChunk({
    id: 'product',
    load: () => import('./product.mount'),
    clock: context.clock,
  });
  if (context.signal.aborted) return undefined;
  const teardowns = createTeardowns((cause) => context.report({ code: 'TEARDOWN_FAILED', cause }));
  const { host, form, variant, quantity, button, status } = createForm(document);
  (add.closest(publishedProduct.wrapper) ?? add).after(host);
  teardowns.add(() => host.remove());
  follow();
  teardowns.add(product.mount(host, facts, context));
  teardowns.add(mirrorButton(add, button));
  const controls = publishedProductPart(add, publishedProduct.variants);
  const listening = new AbortController();
  const { signal } = listening;
  teardowns.add(() => listening.abort());
  controls?.addEventListener('change', follow, { signal });
  add.addEventListener('click', press, { signal });
  add.addEventListener(
    'keydown',
    (event) => (event.key === 'Enter' || event.key === ' ') && press(event),
    { signal },
  );
  teardowns.add(showScarcity(add, controls, signal));
  return teardowns.run;

  function follow(): void {
    const choice = readPublishedProductChoice(add);
    variant.value =
      facts.options.length === 0
        ? (facts.offers[0]?.id ?? '')
        : (findProductOffer(
            facts.offers,
            facts.options.map((name) => choice.get(name) ?? ''),
          )?.id ?? '');
    form.dispatchEvent(new Event('change'));
  }

  function press(event: Event): void {
    event.preventDefault();
    follow();
    const choice = readPublishedProductChoice(add);
    const missing = facts.options.find((name) => !choice.get(name));
    const field = publishedProductPart(add, publishedProduct.quantity);
    quantity.value = field instanceof HTMLInputElement ? field.value : '1';
    if (missing !== undefined) return requestOption(missing);
    const offer = facts.offers.find(({ id }) => id === variant.value);
    if (!offer) return say(facts.words.unavailable);
    if (offer.max === 0) return say(facts.words.soldOut);
    form.requestSubmit();
  }

  function requestOption(option: string): void {
    const control = [
      ...(controls?.querySelectorAll<HTMLElement>(publishedProduct.option) ?? []),
    ].find(
      (element) => element.dataset['variantOptionName'] === option && element.checkVisibility(),
    );
    control?.focus();
    say(facts.chooseWords(option));
  }

  function say(words: string): void {
    status.textContent = words;
  }
}

function createForm(document: Document) {
  const host = document.createElement('div');
  const form = document.createElement('form');
  form.setAttribute(productParts.form, '');
  const [variant, quantity] = [productControls.variantId, productControls.quantity].map((name) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    form.append(input);
    return input;
  }) as [HTMLInputElement, HTMLInputElement]; // one for each name
  const button = document.createElement('button');
  button.type = 'submit';
  button.hidden = true;
  const status = document.createElement('p');
  status.setAttribute(productParts.status, '');
  status.setAttribute('role', 'status');
  form.append(button, status);
  host.append(form);
  return { host, form, variant, quantity, button, status };
}

/** While busy, the published button shows the text of our form's button, and then its own again. */
function mirrorButton(add: HTMLElement, button: HTMLButtonElement): Teardown {
  const label = add.querySelector(publishedProduct.label) ?? add;
  const before = label.textContent;
  const observer = new MutationObserver(() => {
    const isBusy = button.hasAttribute('aria-disabled');
    label.textContent = isBusy ? button.textContent : before;
    if (isBusy) add.setAttribute('aria-busy', 'true');
    else add.removeAttribute('aria-busy');
  });
  observer.observe(button, { attributes: true, childList: true });
  return () => {
    observer.disconnect();
    label.textContent = before;
    add.removeAttribute('aria-busy');
  };
}

/** Of the lines about stock, only that of the chosen variant is shown. */
function showScarcity(
  add: HTMLElement,
  controls: HTMLElement | undefined,
  signal: AbortSignal,
): Teardown {
  const lines = [
    ...(add
      .closest('article, section, .ProductItem, body')
      ?.querySelectorAll<HTMLElement>(`${publishedProduct.scarcity}[data-variant-attributes]`) ??
      []),
  ];
  const before = lines.map(({ hidden }) => hidden);
  const show = (): void => {
    const choice = readPublishedProductChoice(add);
    for (const line of lines)
      line.hidden = !isChosen(line.dataset['variantAttributes'] ?? '', choice);
  };
  if (lines.length > 0) controls?.addEventListener('change', show, { signal });
  return () => lines.forEach((line, index) => (line.hidden = before[index] ?? true));
}

function isChosen(json: string, choice: ReadonlyMap<string, string>): boolean {
  try {
    const attributes = Object.entries(Object(JSON.parse(json)));
    return attributes.length > 0 && attributes.every(([name, value]) => choice.get(name) === value);
  } catch {
    return false;
  }
}
