import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import './entrance.css';
import { mountBlock } from '../../testing/test-blocks';
import * as module from './entrance.mount';

let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

async function section() {
  await page.viewport(600, 400);
  document.body.innerHTML = `<section data-entrance="rise">
    <div class="fr-cell" id="first" style="height:100px">1</div><div style="height:500px"></div>
    <div class="fr-cell" id="second" style="height:200px"><a href="#x">2</a></div><div style="height:500px"></div>
    <div class="fr-cell" id="tall" style="height:900px">3</div></section>`;
  const root = document.querySelector('section');
  if (!root) throw new Error('no section');
  const before = document.body.innerHTML;
  end = await mountBlock(root, module);
  const cell = (id: string) => document.getElementById(id);
  return {
    before,
    seen: (id: string) => cell(id)?.classList.contains('animation-loaded'),
    opacity: (id: string) => getComputedStyle(cell(id) ?? document.body).opacity,
  };
}

it('[4.20] an element has the class when half of it is seen, a tall one when any of it is', async () => {
  const { seen, opacity, before } = await section();
  expect([seen('first'), seen('second'), seen('tall')]).toEqual([true, false, false]);
  expect(opacity('second')).toBe('0');
  // 80 of its 200 px.
  scrollTo(0, 600 + 8 + 80 - 400);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(seen('second')).toBe(false);
  scrollTo(0, 600 + 8 + 120 - 400);
  await expect.poll(() => seen('second')).toBe(true);
  scrollTo(0, 1_300 + 8 + 60 - 400);
  await expect.poll(() => seen('tall')).toBe(true);
  end();
  expect(document.body.innerHTML).toBe(before);
});

it('what the keyboard reaches is there at once', async () => {
  const { opacity } = await section();
  document.querySelector('a')?.focus({ preventScroll: true });
  document
    .getElementById('second')
    ?.getAnimations()
    .forEach((movement) => movement.finish());
  expect(opacity('second')).toBe('1');
});
