/**
 * Asks how far something is that takes its time, and shows it, without loading the page anew; at
 * its end it loads the page, which says how it went. An answer that says nothing of it is told, and
 * asked for again.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @param pause milliseconds between two questions. @default 2000
 * @returns what undoes it
 */
export function mountProgress(root: Document, pause = 2_000): () => void {
  const view = root.defaultView;
  const bar = root.querySelector('progress');
  const words = root.querySelector<HTMLElement>('[data-progress-text]');
  const trouble = root.querySelector<HTMLElement>('[data-no-data]');
  if (!view || !bar || !words || !trouble) return () => undefined;
  const asking = new AbortController();
  const { signal } = asking;
  let timer = 0;

  const ask = async (): Promise<{ isUnderWay: boolean; done: number; total: number }> => {
    const headers = { accept: 'application/json' };
    const answer = await view.fetch(view.location.href, { headers, signal });
    return (await answer.json()).data;
  };

  const look = async () => {
    const data = await ask().catch(() => undefined);
    if (signal.aborted) return;
    if (data?.isUnderWay === false) return view.location.reload();
    const text = data ? '' : (trouble.dataset['noData'] ?? '');
    // A screen reader says what changes: the same trouble once.
    if (trouble.textContent !== text) trouble.textContent = text;
    if (data) {
      // Where nobody knows how much there is, the bar says no more than that it goes on.
      if (data.total > 0) {
        bar.max = data.total;
        bar.value = data.done;
      }
      words.textContent = (words.dataset['progressText'] ?? '')
        .replace('{done}', String(data.done))
        .replace('{total}', String(data.total));
    }
    wait();
  };

  const wait = () => {
    timer = view.setTimeout(() => void look(), pause);
  };

  wait();
  return () => {
    asking.abort();
    view.clearTimeout(timer);
  };
}
