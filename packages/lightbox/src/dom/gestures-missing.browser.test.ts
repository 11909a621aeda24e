import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { until, useLightboxPage } from '../testing/lightbox-page';

// A chunk that fails to load and one that does not work are the same to the lightbox.
vi.mock('./gestures', () => ({
  trackGestures() {
    throw new Error('no gestures');
  },
}));

const openPage = useLightboxPage();

it('where fingers cannot swipe mobiles show previous and next', async () => {
  await page.viewport(390, 700);
  const test = openPage();
  await test.open();
  const next = test.button('Next Item');
  await until(() => next.dataset.place === 'shown');
  await userEvent.click(next);
  expect(test.counter()).toBe('2 of 3');
});
