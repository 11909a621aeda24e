/**
 * Runs `run` once the page has loaded and its content is painted: in the frame after the next. A
 * page in the background paints nothing and waits.
 */
export function afterPaint(window: Window, run: () => void): void {
  const onLoad = (): void => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(run));
  };

  if (window.document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
}
