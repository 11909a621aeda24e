import { isReplayId, mayReplay } from '../rules/may-replay';

/** What starting a replay needs. */
export interface ReplayOptions {
  readonly window: Window & typeof globalThis;
  /** The share of visits that are replayed, and the script that does it; none: switched off. */
  readonly replay: { readonly share: number; readonly script: string } | undefined;
  /** The id of the session: a session is replayed as a whole or not at all. */
  readonly sessionId: string;
  /** Loads the script. */
  readonly load: (script: string) => Promise<unknown>;
}

/** A window with the name under which the script looks for its id. */
type ReplayWindow = Window & { _fs_org?: string };

/**
 * Loads the script that replays a visit, where it may [9.26] and where the server gives an id that
 * is no mock [7.23]. Trouble means no replay.
 *
 * @param signal ends it
 */
export async function startReplay(options: ReplayOptions, signal: AbortSignal): Promise<void> {
  const { window, replay, sessionId, load } = options;
  const cores = window.navigator.hardwareConcurrency;
  const sample = sampleOf(sessionId);
  if (!replay || !mayReplay({ cores, isFlagged: true, share: replay.share, sample })) return;
  try {
    const answer = await window.fetch('/api/commerce/fullstory/getId', { signal });
    const id = readId(await answer.json());
    if (!isReplayId(id) || signal.aborted) return;
    (window as ReplayWindow)._fs_org = id;
    await load(replay.script);
  } catch {
    // A visit without a replay is a visit.
  }
}

function readId(body: unknown): unknown {
  const { data, id } = Object(body) as { data?: { id?: unknown }; id?: unknown };
  return id ?? Object(data).id;
}

/** A number from 0 to 1, the same for the same text. */
function sampleOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash / 2 ** 32;
}
