import type { Teardown } from '../teardown';

/**
 * Runs `run` once the page has loaded and its content is painted: in the frame after the next. A
 * page in the background paints nothing and waits.
 *
 * @returns cancels the request
 */
export function afterPaint(window: Window, run: () => void): Teardown {
  let frame = 0;
  const onLoad = (): void => {
    frame = window.requestAnimationFrame(() => {
      frame = window.requestAnimationFrame(run);
    });
  };

  if (window.document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad);

  return () => {
    window.removeEventListener('load', onLoad);
    window.cancelAnimationFrame(frame);
  };
}
