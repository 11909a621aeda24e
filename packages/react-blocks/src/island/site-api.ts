import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createSiteApi, type SiteApi } from '@frontage/site-api';
import { createTroubleTeller } from '../system-error/tell-trouble';
import { readCookie } from './read-cookie';

/** How long one attempt of a call may take, in ms: longer than the server lets one take. */
const callTime = 45_000;

/** The calls of a window, and the blocks that make them. */
interface WindowCalls {
  readonly api: SiteApi;
  readonly blocks: Set<AbortSignal>;
  /** Ends what the calls have put on the page. */
  end(): void;
}

const known = new WeakMap<Window, WindowCalls>();

/**
 * The calls to the site's own server, one set for all blocks of a window. What the
 * server refuses is told to the page; the overlay that shows it goes with the last block.
 */
export function siteApi(context: BlockContext): SiteApi {
  const { window, signal } = context;
  const calls = known.get(window) ?? createCalls(context);
  known.set(window, calls);
  if (signal.aborted || calls.blocks.has(signal)) return calls.api;
  calls.blocks.add(signal);
  signal.addEventListener('abort', () => calls.blocks.delete(signal) && calls.blocks.size === 0 && calls.end(), { once: true });
  return calls.api;
}

function createCalls(context: BlockContext): WindowCalls {
  const { window, clock } = context;
  const { tell, end } = createTroubleTeller(context);
  const api = createSiteApi({
    origin: window.location.origin,
    fetch: window.fetch.bind(window),
    readCookie: (name) => readCookie(window, name),
    cookiesOn: () => window.navigator.cookieEnabled,
    deadline: () => window.AbortSignal.timeout(callTime),
    clock,
    onTrouble: tell,
  });
  return { api, blocks: new Set(), end };
}
