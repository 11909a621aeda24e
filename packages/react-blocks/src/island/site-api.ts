import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createSiteCall, createSiteCalls, type Call, type SiteApi } from '@frontage/site-api';
import { createTroubleTeller } from '../system-error/tell-trouble';
import { readCookie } from './read-cookie';

/** How long one attempt of a call may take, in ms: longer than the server lets one take. */
const callTime = 45_000;

/** The calls of a window, and the blocks that make them. */
interface WindowCalls {
  readonly call: Call;
  readonly blocks: Set<AbortSignal>;
  /** Ends what the calls have put on the page. */
  end(): void;
}

const known = new WeakMap<Window, WindowCalls>();

/** The calls to the site's own server, over the one call of the window. */
export function siteApi(context: BlockContext): SiteApi {
  return createSiteCalls(siteCall(context));
}

/**
 * The call to the site's own server, one for all blocks of a window. What the server
 * refuses is told to the page; the overlay that shows it goes with the last block.
 */
export function siteCall(context: BlockContext): Call {
  const { window, signal } = context;
  const calls = known.get(window) ?? createCalls(context);
  known.set(window, calls);
  if (signal.aborted || calls.blocks.has(signal)) return calls.call;
  calls.blocks.add(signal);
  signal.addEventListener(
    'abort',
    () => calls.blocks.delete(signal) && calls.blocks.size === 0 && calls.end(),
    { once: true },
  );
  return calls.call;
}

function createCalls(context: BlockContext): WindowCalls {
  const { window, clock } = context;
  const { tell, end } = createTroubleTeller(context);
  const call = createSiteCall({
    origin: window.location.origin,
    fetch: window.fetch.bind(window),
    readCookie: (name) => readCookie(window, name),
    cookiesOn: () => window.navigator.cookieEnabled,
    deadline: () => window.AbortSignal.timeout(callTime),
    clock,
    onTrouble: tell,
  });
  return { call, blocks: new Set(), end };
}
