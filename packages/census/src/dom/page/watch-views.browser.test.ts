import { afterEach, expect, it, vi } from 'vitest';
import { watchViews } from './watch-views';

let ended = new AbortController();
const start = location.href;
afterEach(() => {
  ended.abort();
  ended = new AbortController();
  history.replaceState(null, '', start);
});

it('[7.11] a page counts once at first, once for each other path, and once from the cache', async () => {
  const onView = vi.fn();
  watchViews(window, onView, ended.signal);
  expect(onView).toHaveBeenCalledTimes(1);
  history.pushState(null, '', '/census/one');
  history.replaceState(null, '', '/census/one?colour=red');
  history.pushState(null, '', '/census/one#there');
  await expect.poll(() => onView.mock.calls.length).toBe(2);
  history.back();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(onView).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(onView).toHaveBeenCalledTimes(3);
  ended.abort();
  history.pushState(null, '', '/census/two');
  expect(onView).toHaveBeenCalledTimes(3);
});

it('[7.11] a page that is rendered in advance counts once it is shown', () => {
  const onView = vi.fn();
  vi.spyOn(document, 'prerendering' as never, 'get').mockReturnValue(true as never);
  watchViews(window, onView, ended.signal);
  expect(onView).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(onView).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
