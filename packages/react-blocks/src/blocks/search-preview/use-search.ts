import { useEffect, useRef, useState } from 'react';
import { searchDelay, type SearchAnswer, type SearchPages } from './search-answer';

/**
 * The state of a search. While it is running, the last result stays visible, so that nothing jumps.
 */
export type SearchState =
  | { status: 'idle' }
  | { status: 'searching'; answer: SearchAnswer | undefined }
  | { status: 'found'; answer: SearchAnswer }
  | { status: 'failed' };

/** A search during typing. */
export interface Search {
  state: SearchState;
  /**
   * Requests a query after a short wait; drops an older request. An empty query clears the result.
   */
  request(query: string): void;
}

/**
 * Searches during typing: after 200 ms of quiet, one request at a time, and a late answer never
 * replaces a newer one.
 *
 * @param search undefined on the server and until the block is mounted
 * @param answer of the rendered page
 */
export function useSearch(
  search: SearchPages | undefined,
  answer: SearchAnswer | undefined,
): Search {
  const [state, setState] = useState<SearchState>(
    answer?.query ? { status: 'found', answer } : { status: 'idle' },
  );
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  function request(raw: string): void {
    current.current?.abort();
    const query = raw.trim();
    if (query === '' || !search) {
      setState({ status: 'idle' });
      return;
    }
    const controller = new AbortController();
    current.current = controller;
    setState((last) => ({
      status: 'searching',
      answer: 'answer' in last ? last.answer : undefined,
    }));
    const settle = (next: SearchState): void => {
      if (!controller.signal.aborted) setState(next);
    };
    const timer = setTimeout(() => {
      search(query, controller.signal).then(
        (found) => settle({ status: 'found', answer: found }),
        () => settle({ status: 'failed' }),
      );
    }, searchDelay);
    controller.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return { state, request: request };
}
