/**
 * @typedef {'html' | 'script' | 'font' | 'picture' | 'other'} Kind
 * @typedef {{ kind: Kind, bytes: number, end: number }} Transfer bytes as sent, headers included;
 *   end in seconds of the browser's clock
 */

/** No request under way for this long, in milliseconds: the page is complete. */
const silence = 1_500;
const mostWait = 40_000;

/**
 * Follows what a tab fetches.
 *
 * @param {import('playwright').CDPSession} session with the Network and Page domains enabled
 */
export function watchNetwork(session) {
  /** @type {Map<string, { kind: Kind }>} */
  const open = new Map();
  /** @type {Transfer[]} */
  const transfers = [];
  let load = Infinity;
  let lastChange = performance.now();

  const changed = () => (lastChange = performance.now());
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.set(requestId, { kind: 'other' });
    changed();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const openRequest = open.get(requestId);
    if (openRequest) openRequest.kind = kindOf(response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const openRequest = open.get(requestId);
    if (openRequest)
      transfers.push({ kind: openRequest.kind, bytes: encodedDataLength, end: timestamp });
    open.delete(requestId);
    changed();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    changed();
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    load = timestamp;
    changed();
  });

  return {
    transfers,
    /** When the load event fired, in seconds of the browser's clock. */
    loadTime: () => load,
    /** Resolves when the page has loaded and nothing was fetched for a while. */
    async untilSilent() {
      const deadline = performance.now() + mostWait;
      const quiet = () =>
        load < Infinity && open.size === 0 && performance.now() - lastChange > silence;
      while (!quiet()) {
        if (performance.now() > deadline)
          throw new Error(`[bench] a page was still fetching after ${mostWait / 1000} s.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

function kindOf(mimeType) {
  if (mimeType === 'text/html') return 'html';
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.startsWith('font/')) return 'font';
  return mimeType.startsWith('image/') ? 'picture' : 'other';
}
