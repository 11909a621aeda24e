import type { Clock } from '../clock';
import { createLifecycle, type Lifecycle } from '../lifecycle';
import type { Teardown } from '../teardown';
import { blockAttributes, siteReadyAttribute } from './block-attributes';
import { fireRuntimeEvent } from './block-events';
import { createBlockInstance, type BlockInstance } from './block-instance';
import { browserClock } from './browser-clock';
import type { BlockContext, BlockDefinition, BlockIssue } from './define-block';
import { createReducedMotion } from './reduced-motion';
import type { ScriptUrlPolicy } from './script-url-policy';
import { showPictures } from './show-pictures';
import { createStartStrategies, type StartStrategies } from './start-strategies';

/** The blocks of a page, from markup to end. */
export interface Runtime {
  /** The page's life: register what shall start and end with it. */
  readonly lifecycle: Lifecycle;
  /** Starts the page if it is not, and takes in the blocks within `root`. Again is harmless. */
  boot(root?: ParentNode): void;
  /** Starts the block at or around an element; true when it is mounted. */
  start(element: Element): Promise<boolean>;
  /** Like `start`, but rejects with what went wrong. */
  whenReady(element: Element): Promise<void>;
  /** Ends every block and everything registered; `boot` begins anew. */
  destroy: Teardown;
}

/** What a runtime needs. */
export interface RuntimeOptions<Context extends BlockContext> {
  /** The window whose page it runs. */
  window: Window & typeof globalThis;
  /** The blocks it knows; of several that fit an element the first counts. */
  blocks: readonly BlockDefinition<Context>[];
  /** Adds what your blocks expect beyond the base context. */
  createContext(base: BlockContext): Context;
  /** The page's one Trusted Types policy. */
  policy: ScriptUrlPolicy;
  /** Where trouble is told; a block's trouble never stops the page. */
  report(issue: BlockIssue): void;
  /** @default the window's own time */
  clock?: Clock;
}

/**
 * A runtime for one page: it finds blocks in markup, starts each by its strategy and
 * ends them all. Nothing happens before `boot`.
 */
export function createRuntime<Context extends BlockContext>(
  options: RuntimeOptions<Context>,
): Runtime {
  const { window, blocks, createContext, policy, report, clock = browserClock(window) } = options;
  const { document } = window;
  const instances = new Map<Element, BlockInstance>();
  const isAddressed = ({ isAddressed: test }: BlockDefinition<Context>): boolean =>
    test?.(window.location) ?? false;
  const lifecycle = createLifecycle((cause) => report({ code: 'INITIALISER_FAILED', cause }));
  let strategies: StartStrategies | undefined;

  lifecycle.register(() => {
    strategies = createStartStrategies(window, clock, (cause) =>
      report({ code: 'START_FAILED', cause }),
    );
    scan(document);
    window.addEventListener('hashchange', startAddressed);
    window.addEventListener('beforeprint', showWaiting);
    return endAll;
  });

  function boot(root: ParentNode = document): void {
    if (lifecycle.initialised) {
      dropGone();
      scan(root);
      return;
    }
    lifecycle.markReady();
    if (root !== document) scan(root);
    document.documentElement.setAttribute(siteReadyAttribute, 'true');
    fireRuntimeEvent(document, 'frontage:ready', undefined);
  }

  function scan(root: ParentNode): void {
    for (const definition of blocks) {
      const selector = selectorOf(definition);
      if (root instanceof window.HTMLElement && root.matches(selector)) add(root, definition);
      for (const element of root.querySelectorAll<HTMLElement>(selector)) add(element, definition);
    }
  }

  function add(element: HTMLElement, definition: BlockDefinition<Context>): void {
    if (instances.has(element)) return;
    const instance = createBlockInstance({
      root: element,
      definition,
      clock,
      report,
      createContext: (signal) =>
        createContext({
          window,
          clock,
          policy,
          signal,
          report,
          reducedMotion: createReducedMotion(window),
        }),
    });
    instances.set(element, instance);
    const strategy = isAddressed(definition) ? 'now' : definition.start;
    strategies?.schedule(element, strategy, () => void instance.start(), definition.island);
  }

  /** The address now means a block that may not have started: have it start. */
  function startAddressed(): void {
    for (const definition of blocks.filter(isAddressed)) {
      for (const element of document.querySelectorAll(selectorOf(definition))) void start(element);
    }
  }

  /**
   * On paper nothing comes near the screen: blocks that have not started show their pictures too.
   */
  function showWaiting(): void {
    for (const root of document.querySelectorAll(`[${blockAttributes.state}=waiting]`))
      showPictures(root);
  }

  /** Ends the blocks whose markup has been taken out of the page. */
  function dropGone(): void {
    for (const [element, instance] of instances) {
      if (element.isConnected) continue;
      instances.delete(element);
      strategies?.forget(element);
      instance.destroy();
    }
  }

  function endAll(): void {
    window.removeEventListener('hashchange', startAddressed);
    window.removeEventListener('beforeprint', showWaiting);
    strategies?.destroy();
    for (const instance of instances.values()) instance.destroy();
    instances.clear();
    document.documentElement.removeAttribute(siteReadyAttribute);
  }

  async function start(element: Element): Promise<boolean> {
    // Markup that came later and is touched before anyone has called boot for it.
    if (lifecycle.initialised && !instances.has(element)) scan(element);
    return (await nearest(instances, element)?.start()) ?? false;
  }

  async function whenReady(element: Element): Promise<void> {
    const instance = nearest(instances, element);
    if (!instance)
      throw new TypeError(
        '[frontage] No block here. Boot the part of the page that holds it first.',
      );
    await instance.whenReady();
  }

  return { lifecycle, boot, start, whenReady, destroy: lifecycle.destroy };
}

function selectorOf<Context extends BlockContext>({
  id,
  selector,
}: BlockDefinition<Context>): string {
  return selector ?? `[${blockAttributes.block}=${id}]`;
}

/** What stands at an element or around it. */
function nearest<Value>(values: ReadonlyMap<Element, Value>, element: Element): Value | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = values.get(at);
    if (value !== undefined) return value;
  }
  return undefined;
}
