import { againQuery, chunkTimeout } from './chunk-attempts';
import type { Clock } from './clock';
import { chunkFailedMessage } from './messages';

/**
 * Why a chunk failed: it failed twice, as a script or a style sheet, or it exceeded the timeout.
 */
export type ChunkErrorCode = 'CHUNK_LOAD_FAILED' | 'CHUNK_TIMEOUT' | 'CSS_CHUNK_LOAD_FAILED';

/**
 * A chunk that failed to load [8.17]. `cause` holds what the last attempt threw: for a file that
 * was not found, Chromium and Firefox name its path there.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  // Declared: fields of their own would be bytes on every page.
  /** The chunk's name, as in the message. */
  declare readonly id: string;
  /** The kind of failure. */
  declare readonly code: ChunkErrorCode;

  /**
   * @param id the chunk's name, as in the message
   * @param code the kind of failure
   * @param cause what the last attempt threw
   */
  constructor(id: string, code: ChunkErrorCode, cause?: unknown) {
    super(chunkFailedMessage(id), { cause });
    this.id = id;
    this.code = code;
  }
}

/**
 * Loads a module.
 *
 * @param again a query to append to its address: empty at first, `againQuery` the second time; a
 *   loader may ignore it
 */
export type LoadModule<Module> = (retrySuffix: string) => Promise<Module>;

/** The options of `loadChunk`. */
export interface LoadChunkOptions<Module> {
  /** The chunk's name in error messages. */
  id: string;
  /** Makes one attempt, e.g. `() => import('./gallery.mount')`. */
  load: LoadModule<Module>;
  /** The clock for the timeout. */
  clock: Clock;
  /** The error code of a failure. @default 'CHUNK_LOAD_FAILED' */
  failure?: ChunkErrorCode;
  /** The timeout for both attempts together, in ms. @default 120000 [8.17] */
  timeout?: number;
}

/**
 * Loads a chunk: retries once after a failure and gives up after the timeout.
 *
 * @throws ChunkError (as a rejection) with the message of [8.17]
 */
export function loadChunk<Module>(options: LoadChunkOptions<Module>): Promise<Module> {
  const { id, load, clock, failure = 'CHUNK_LOAD_FAILED', timeout = chunkTimeout } = options;

  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new ChunkError(id, 'CHUNK_TIMEOUT')), timeout);
    loadOnce(load, '')
      .catch(() => loadOnce(load, againQuery))
      .then(resolve, (cause: unknown) => reject(new ChunkError(id, failure, cause)))
      .finally(() => clock.clearTimeout(timer));
  });
}

/** A `load` that throws synchronously counts as one that rejects. */
async function loadOnce<Module>(load: LoadModule<Module>, query: string): Promise<Module> {
  return load(query);
}
