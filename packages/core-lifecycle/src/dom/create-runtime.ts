import { createLifecycle, type Lifecycle } from '../lifecycle';
import type { Teardown } from '../teardown';
import { blockAttributes, pageStylesAttribute, siteReadyAttribute } from './block-attributes';
import { createBlockInstance, type BlockInstance } from './block-instance';
import type { BlockContext, PageContext } from './block-context';
import type { BlockDefinition, StartStrategy } from './define-block';
import { findBlocks } from './find-blocks';
import type { RuntimeOptions } from './runtime-options';
import { showPictures, waitingPictures } from './show-pictures';
import { createStartStrategies, type StartStrategies } from './start-strategies';

/** The blocks of a page, from their markup to their end. */
export interface Runtime {
  /** The page's lifecycle: register initialisers that start and end with it. */
  readonly lifecycle: Lifecycle;
  /**
   * Starts the page unless it is started, and finds the blocks within `root`. Calling it again does
   * nothing.
   */
  boot(root?: ParentNode): void;
  /** Starts the block at or around an element; true when it is mounted. */
  start(element: Element): Promise<boolean>;
  /** Like `start`, but rejects with what went wrong. */
  whenReady(element: Element): Promise<void>;
  /** Starts the blocks that something calls for by now, see `BlockDefinition.isCalled`. */
  startCalled(): void;
  /** Ends every block and all registered initialisers; `boot` starts over. */
  destroy: Teardown;
}

/**
 * Creates the runtime of one page: it finds blocks in markup, starts each by its strategy and ends
 * them all. Nothing happens before `boot`.
 */
export function createRuntime<Page extends PageContext>({
  blocks,
  context,
  styles,
}: RuntimeOptions<Page>): Runtime {
  const { window, clock, report } = context;
  const { document } = window;
  const { documentElement } = document;
  const instances = new Map<Element, BlockInstance>();
  const lifecycle = createLifecycle((cause) => report({ code: 'INITIALISER_FAILED', cause }));
  let strategies: StartStrategies | undefined;
  // Markup from the server has its styles; other markup does not.
  let later: typeof styles;

  lifecycle.register(() => {
    strategies = createStartStrategies(window, clock, report);
    later = document.querySelector(`[${pageStylesAttribute}]`) ? undefined : styles;
    scan(document);
    later = styles;
    // Not by a signal: pages that need none save what the first takes.
    for (const type of pageEvents) window.addEventListener(type, onPageEvent);
    return end;
  });

  function boot(root: ParentNode = document): void {
    if (lifecycle.initialised) {
      dropGone();
      scan(root);
      // Including blocks without a behaviour.
      return void styles?.dress(root);
    }
    lifecycle.markReady();
    if (root !== document) scan(root);
    // A page on which nothing acts was ready once it was parsed, and said so.
    if (documentElement.hasAttribute(siteReadyAttribute)) return;
    documentElement.setAttribute(siteReadyAttribute, 'true');
    document.dispatchEvent(new Event('frontage:ready', { bubbles: true }));
  }

  function scan(root: ParentNode): void {
    findBlocks(root, blocks, add);
  }

  function add(root: HTMLElement, definition: BlockDefinition<Page & BlockContext>): void {
    if (instances.has(root)) return;
    const instance = createBlockInstance({ root, definition, context, styles: later });
    instances.set(root, instance);
    const strategy = startOf(root, definition);
    strategies?.schedule(root, strategy, () => void instance.start(), definition);
    const picture = strategy === 'interaction' && root.querySelector<HTMLElement>(waitingPictures);
    if (picture) strategies?.schedule(picture, 'visible', instance.loadPictures);
  }

  function onPageEvent({ type }: Event): void {
    // Printing does not scroll, so blocks that have not started show their pictures too.
    if (type === 'beforeprint') showPictures(document, withinWaiting);
    else startCalled();
  }

  function startCalled(): void {
    findBlocks(document, blocks, (root, { isCalled }) => {
      if (isCalled?.(window, root)) void start(root);
    });
  }

  /** Ends the blocks whose markup has been removed from the page. */
  function dropGone(): void {
    for (const [root, instance] of instances) {
      if (root.isConnected) continue;
      instances.delete(root);
      strategies?.forget(root);
      instance.destroy();
    }
  }

  function end(): void {
    for (const type of pageEvents) window.removeEventListener(type, onPageEvent);
    strategies?.destroy();
    for (const instance of instances.values()) instance.destroy();
    instances.clear();
    styles?.destroy();
    documentElement.removeAttribute(siteReadyAttribute);
  }

  async function start(element: Element): Promise<boolean> {
    // Markup that was added later and is touched before `boot` was called for it.
    if (lifecycle.initialised && !instances.has(element)) scan(element);
    return (await nearest(instances, element)?.start()) ?? false;
  }

  async function whenReady(element: Element): Promise<void> {
    const instance = nearest(instances, element);
    if (!instance) throw new TypeError(noBlock);
    await instance.whenReady();
  }

  return { lifecycle, boot, start, whenReady, startCalled, destroy: lifecycle.destroy };
}

/** What may call for blocks, and printing. */
const pageEvents = ['hashchange', 'pageshow', 'beforeprint'];

/** Selects blocks that have not started, up to what is within them. */
const withinWaiting = `[${blockAttributes.state}=waiting] `;

function startOf(root: Element, { start }: Pick<BlockDefinition<never>, 'start'>): StartStrategy {
  // Written by whoever rendered the block; an unknown word means an idle turn.
  return (root.getAttribute(blockAttributes.start) as StartStrategy | null) ?? start;
}

const noBlock = '[frontage] No block here. Boot its part of the page first.';

/** Gives the value of an element or of its nearest ancestor that has one. */
function nearest<Value>(values: ReadonlyMap<Element, Value>, element: Element): Value | undefined {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const value = values.get(ancestor);
    if (value !== undefined) return value;
  }
  return undefined;
}
