import { afterEach, expect, it, vi } from 'vitest';
import { IntersectionStandIn } from './intersection-stand-in';
import { labelDrawings } from './label-drawings';

const noHurry = { timeout: 20_000, interval: 20 };
let observer: IntersectionObserver | undefined;
afterEach(() => {
  observer?.disconnect();
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

function place(top: number, height = 100): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;top:${top}px;inline-size:100px;block-size:${height}px`;
  document.body.append(box);
  return box;
}

it('[2.21d] the stand-in tells what comes near the screen and what leaves it, as the browser does', async () => {
  const boxes = [place(0), place(window.innerHeight + 100), place(5000)];
  const tellOf = (Observer: typeof IntersectionObserver) => {
    const told: string[] = [];
    const watching = new Observer(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          told.push(`${boxes.indexOf(target as HTMLElement)} ${isIntersecting}`);
      },
      // In a frame the margin counts only so.
      { root: document, rootMargin: '200px' },
    );
    for (const box of boxes) watching.observe(box);
    return { told, watching };
  };
  const own = tellOf(IntersectionStandIn);
  const native = tellOf(IntersectionObserver);
  observer = own.watching;
  const first = ['0 true', '1 true', '2 false'];
  await vi.waitFor(() => expect([own.told, native.told]).toEqual([first, first]), noHurry);
  window.scrollTo(0, 4800);
  const then = [...first, '0 false', '1 false', '2 true'];
  await vi.waitFor(() => expect([own.told, native.told]).toEqual([then, then]), noHurry);
  own.watching.unobserve(boxes[2] ?? document.body);
  native.watching.disconnect();
  window.scrollTo(0, 0);
  await vi.waitFor(() => expect(own.told.slice(6)).toEqual(['0 true', '1 true']), noHurry);
});

it('[2.21d] it tells of each threshold that is passed, and nothing once it has ended', async () => {
  const box = place(window.innerHeight - 30);
  const ratios: number[] = [];
  const record = (entries: readonly IntersectionObserverEntry[]): void =>
    void ratios.push(...entries.map(({ intersectionRatio }) => intersectionRatio));
  observer = new IntersectionStandIn(record, { threshold: [0.5, 0] });
  observer.observe(box);
  place(4000);
  await vi.waitFor(() => expect(ratios).toEqual([0.3]), noHurry);
  window.scrollTo(0, 40);
  await vi.waitFor(() => expect(ratios).toEqual([0.3, 0.7]), noHurry);
  window.scrollTo(0, 50);
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
  expect(observer.takeRecords()).toEqual([]);
});

it('[2.21d] drawings that are not drawn are said in words, once', () => {
  document.body.innerHTML = '<p><svg role="img" aria-label="A <b>jar</b>"></svg><svg></svg></p>';
  labelDrawings(document);
  labelDrawings(document);
  expect(document.body.textContent).toBe('A <b>jar</b>');
});
