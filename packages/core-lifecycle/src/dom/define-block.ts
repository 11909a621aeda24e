import type { LoadModule } from '../load-chunk';
import type { Teardown } from '../teardown';
import type { HeldEvent } from './block-attributes';
import type { BlockContext } from './block-context';

/**
 * When a block starts by itself. `now`: at once; `idle`: in an idle turn; `visible`: within 200 px
 * of the screen; `interaction`: only when touched. An interaction or `whenReady` always starts the
 * block sooner.
 */
export type StartStrategy = 'now' | 'idle' | 'visible' | 'interaction';

/** The lazily loaded part of a block. */
export interface BlockModule<Data, Context extends BlockContext> {
  /** Reads the block's data from its markup. Never throws: missing data has a default. */
  read(root: HTMLElement, context: Context): Data;
  /** Gives the markup its behaviour; the result undoes that. */
  mount(root: HTMLElement, data: Data, context: Context): MountResult | Promise<MountResult>;
}

/** What a mount gives back. */
export type MountResult = Teardown | void;

/** A block as the registry knows it: small, since every page carries all definitions. */
export interface BlockDefinition<Context extends BlockContext> {
  /** Its name, also the value of `data-block`. */
  readonly id: string;
  /** Matches the root elements. @default those whose `data-block` is the id */
  readonly selector?: string | undefined;
  /** When it starts by itself, unless its markup says otherwise (`blockAttributes.start`). */
  readonly start: StartStrategy;
  /**
   * Whether its chunk brings React. Such a block starts by itself only after the page has loaded
   * and is painted, so that React does not delay the largest picture. It starts at once when
   * touched or requested. @default false
   */
  readonly island?: boolean | undefined;
  /**
   * Whether something calls for a block before it is seen or touched: the page's address, or what
   * the visitor left here. It then starts at once. Asked in the idle turn after it is found, when
   * the address changes, and when the page is shown again. @default never
   */
  readonly isCalled?: ((window: Window, root: HTMLElement) => boolean) | undefined;
  /** The events to hold until it is ready. @default none */
  readonly events?: readonly HeldEvent[] | undefined;
  /** Imports the lazily loaded part, e.g. `() => import('./gallery.mount')`. */
  readonly load: LoadModule<LoadedBlock<Context>>;
  /**
   * Imports what loads its pictures. A block that waits for a touch does so when it comes near the
   * screen. @default none of them waits for a script
   */
  readonly loadPictures?: LoadModule<LoadedBlock<Context>> | undefined;
}

/** The lazily loaded part of any block: only `mount` knows what `read` gives. */
export interface LoadedBlock<Context extends BlockContext> {
  readonly read: (root: HTMLElement, context: Context) => unknown;
  readonly mount: (
    root: HTMLElement,
    data: never,
    context: Context,
  ) => MountResult | Promise<MountResult>;
}

/** A block as its author writes it. */
export interface BlockOptions<Data, Context extends BlockContext> extends Omit<
  BlockDefinition<Context>,
  'load'
> {
  /** Imports the lazily loaded part, e.g. `() => import('./gallery.mount')`. */
  readonly load: LoadModule<BlockModule<Data, Context>>;
}

/**
 * Defines a block; bundlers leave out one that nobody uses. The type of its data comes from the
 * imported module: a `mount` that does not match its `read` does not compile.
 *
 * @example
 * const gallery = defineBlock({
 *   id: 'gallery',
 *   selector: '[data-block=gallery]',
 *   start: 'visible',
 *   load: () => import('./gallery.mount'),
 * });
 */
// @__NO_SIDE_EFFECTS__
export function defineBlock<Data, Context extends BlockContext = BlockContext>(
  options: BlockOptions<Data, Context>,
): BlockDefinition<Context> {
  return options;
}
