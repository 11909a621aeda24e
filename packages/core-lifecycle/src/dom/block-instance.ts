import { ChunkError, loadChunk } from '../load-chunk';
import { createTeardowns, type Teardown } from '../teardown';
import { fetchLater } from './fetch-later';
import { blockAttributes, type BlockState } from './block-attributes';
import { fireRuntimeEvent } from './fire-runtime-event';
import type { BlockContext, PageContext } from './block-context';
import type { BlockStyles } from './create-block-styles';
import type { BlockDefinition } from './define-block';
import { showPictures } from './show-pictures';

/** One block on the page. */
export interface BlockInstance {
  /** Loads and mounts it once; resolves to true when mounted, false if that failed. */
  start(): Promise<boolean>;
  /** Loads its pictures, while the rest of it waits. A block that has started does so itself. */
  loadPictures(): void;
  /** Like `start`, but rejects with what went wrong. */
  whenReady(): Promise<void>;
  /** Ends it; its root waits again, as the server sent it. */
  destroy: Teardown;
}

/** What an instance needs. */
export interface BlockInstanceOptions<Page extends PageContext> {
  root: HTMLElement;
  definition: BlockDefinition<Page & BlockContext>;
  /** What it shares with the other blocks of the page. */
  context: Page;
  /** Loads the styles that the page lacks. @default the page has all styles */
  styles?: Pick<BlockStyles, 'dress'> | undefined;
}

/**
 * Creates a block's instance, from its markup to its end. A problem stays within the block: it is
 * reported, the root gets the state `failed`, and waiting pictures are shown.
 */
export function createBlockInstance<Page extends PageContext>({
  root,
  definition,
  context,
  styles,
}: BlockInstanceOptions<Page>): BlockInstance {
  const { clock, report } = context;
  const { id: block } = definition;
  const teardowns = createTeardowns((cause) => report({ code: 'DESTROY_FAILED', block, cause }));
  // Made for a block that starts: a page where none does saves what the first takes.
  let ending: AbortController | undefined;
  let isEnded = false;
  let started: Promise<boolean> | undefined;
  let failure: unknown;

  setState('waiting');
  teardowns.add(keepAttribute(root, blockAttributes.events, definition.events?.join(' ')));
  teardowns.add(keepAttribute(root, blockAttributes.block, block));

  function setState(state: BlockState): void {
    root.setAttribute(blockAttributes.state, state);
  }

  /** Resolves to true when it is mounted, unless the block was ended meanwhile. */
  async function mount(
    load: BlockDefinition<Page & BlockContext>['loadPictures'],
  ): Promise<boolean> {
    try {
      const dressed = styles?.dress(root);
      const module = load && (await loadChunk({ id: block, load, clock }));
      // The block is mounted after its styles, or without them if they fail; that failure throws
      // nothing.
      await dressed;
      if (module && !isEnded) {
        ending ??= new AbortController();
        const own = { ...context, signal: ending.signal };
        // What the block's own `read` gives is what its `mount` takes, see `defineBlock`.
        teardowns.add(await module.mount(root, module.read(root, own) as never, own));
      }
      // The block was ended while it was loading: end what has just begun.
      if (isEnded) teardowns.run();
      return !isEnded;
    } catch (cause) {
      if (!isEnded) setFailed(cause);
      return false;
    }
  }

  async function run(): Promise<boolean> {
    fetchLater(root.ownerDocument, block);
    const isMounted = await mount(definition.load);
    if (isMounted) setReady();
    return isMounted;
  }

  async function start(): Promise<boolean> {
    return (started ??= run());
  }

  async function whenReady(): Promise<void> {
    if (await start()) return;
    throw new Error(`[frontage] The block ${block} is not ready.`, { cause: failure });
  }

  function setReady(): void {
    setState('ready');
    fireRuntimeEvent(root, 'block:ready', { block });
  }

  function setFailed(cause: unknown): void {
    failure = cause;
    setState('failed');
    const code = cause instanceof ChunkError ? cause.code : 'MOUNT_FAILED';
    if (!fireRuntimeEvent(root, 'block:failed', { block, code, cause })) return;
    showPictures(root);
    report({ code, block, cause });
  }

  function destroy(): void {
    if (isEnded) return;
    isEnded = true;
    ending?.abort();
    teardowns.run();
    setState('waiting');
  }

  return {
    start,
    loadPictures: () => !started && void mount(definition.loadPictures),
    whenReady,
    destroy,
  };
}

/** Sets an attribute if the markup lacks it; the teardown removes it again. */
function keepAttribute(
  root: Element,
  name: string,
  value: string | undefined,
): Teardown | undefined {
  if (value === undefined || root.hasAttribute(name)) return undefined;
  root.setAttribute(name, value);
  return () => root.removeAttribute(name);
}
