import { pageConsent } from '@frontage/census/dom';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import './page/base.css';
import './style.css';
import { otherServices } from './testing/other-services';
import { serviceRows, type ServiceRow } from './testing/service-rows';
import { canonical, mountBlock, showMarkup, testContext } from './testing/test-blocks';
import { watchPage } from './testing/watch-page';

/** A page's consent listens for as long as its window is there. */
beforeAll(() => void pageConsent(window));

/** What went wrong without anybody to catch it. */
const uncaught: unknown[] = [];
const onRejection = ({ reason }: PromiseRejectionEvent): void => void uncaught.push(reason);
beforeAll(() => window.addEventListener('unhandledrejection', onRejection));
afterAll(() => window.removeEventListener('unhandledrejection', onRejection));
beforeEach(() => void (uncaught.length = 0));
afterEach(async () => {
  document.body.replaceChildren();
  await otherServices.forget();
});

/** Begins a block and has it ask. */
async function ask(row: ServiceRow) {
  const { markup, press, load } = row;
  const module = await load();
  const clock = createFakeClock();
  const context = testContext({ clock, reducedMotion: true });
  const root = showMarkup(markup);
  root.style.inlineSize = '600px';
  const before = canonical(document.body);
  const watch = watchPage();
  const end = await mountBlock(root, module, context);
  const control = press === undefined ? null : root.querySelector<HTMLElement>(press);
  control?.focus();
  control?.click();
  const link = (): HTMLAnchorElement | undefined =>
    [...root.querySelectorAll('a')].find(
      (candidate) => candidate.href.includes(row.link ?? '-') && candidate.checkVisibility(),
    );
  return { root, clock, context, before, watch, end, link, text: () => root.innerText };
}

/** Whether something still says that it is on its way. */
const isWaiting = (root: HTMLElement): boolean =>
  root.querySelector('[aria-busy=true]') !== null ||
  root
    .getAnimations({ subtree: true })
    .some(({ effect }) => effect?.getTiming().iterations === Infinity) ||
  /loading|working/.test(
    [...root.querySelectorAll('*'), root]
      .flatMap((element) => [...element.attributes])
      .filter(({ name }) => name.startsWith('data-') && name.endsWith('state'))
      .map(({ value }) => value)
      .join(' '),
  );

const scriptsElsewhere = (): number =>
  [...document.scripts].filter(({ src }) => src && new URL(src).origin !== location.origin).length;

type Asked = Awaited<ReturnType<typeof ask>>;

/** The end of a block leaves nothing, whoever has answered by then. */
async function leavesNothing({ before, clock, watch, end }: Asked): Promise<void> {
  end();
  end();
  await expect.poll(() => [watch.held(), scriptsElsewhere()]).toEqual([[], 0]);
  watch.stop();
  expect([canonical(document.body), clock.waiting, uncaught]).toEqual([before, 0, []]);
}

describe.each(serviceRows)('$name', (row) => {
  const asked = (): Promise<unknown> =>
    expect.poll(() => otherServices.waiting()).toBeGreaterThan(0);

  it('never answered: the visitor is told, or has a link, and nothing waits for ever', async () => {
    await otherServices.hold();
    const block = await ask(row);
    await asked();
    block.clock.advance(row.patience);
    await expect.poll(block.text).toContain(row.told);
    if (row.link !== undefined) expect(block.link()).toBeDefined();
    expect(isWaiting(block.root)).toBe(false);
    await leavesNothing(block);
  });

  it('ended while it waits for an answer: leaves nothing', async () => {
    await otherServices.hold();
    const block = await ask(row);
    await asked();
    await leavesNothing(block);
  });

  it('answered late: what was told is taken back, or stays where nobody waits any more', async () => {
    await otherServices.hold();
    const block = await ask(row);
    await asked();
    block.clock.advance(row.patience);
    await expect.poll(block.text).toContain(row.told);
    await otherServices.reply(...row.answer);
    if (row.toldAfter) await expect.poll(block.text).toContain(row.toldAfter);
    else await expect.poll(block.text).not.toContain(row.told);
    expect(isWaiting(block.root)).toBe(false);
    await leavesNothing(block);
  });

  it('refused: the page goes on', async () => {
    await otherServices.refuse();
    const block = await ask(row);
    if (row.isToldOfRefusal) await expect.poll(block.text).toContain(row.told);
    else block.clock.advance(row.patience);
    if (row.link !== undefined) await expect.poll(block.link).toBeDefined();
    expect(isWaiting(block.root)).toBe(false);
    await leavesNothing(block);
  });
});
