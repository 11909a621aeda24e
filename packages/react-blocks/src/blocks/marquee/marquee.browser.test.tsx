import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { Marquee, type MarqueeProps } from './Marquee';
import * as module from './marquee.mount';
import * as published from './published-marquee.mount';

let end = (): void => {};
beforeEach(() => page.viewport(800, 600));
afterEach(() => {
  end();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

const items = [{ text: 'Open on Thursdays' }, { text: 'Buns at eleven', href: '#buns' }];

async function marquee(props: Partial<MarqueeProps> = {}, reducedMotion = false) {
  const root = showMarkup(<Marquee id="m" items={items} {...props} />);
  const before = canonical(document.body);
  let now = 0;
  const timers: { run: () => void; at: number }[] = [];
  const clock = {
    now: () => now,
    setTimeout: (run: () => void, ms: number) => timers.push({ run, at: now + ms }) - 1,
    clearTimeout: (handle: unknown) => void delete timers[Number(handle)],
  };
  const context = testContext({ reducedMotion, clock });
  end = await mountBlock(root, module, context);
  const track = () => root.querySelector<HTMLElement>('.fr-marquee__track');
  return {
    root,
    before,
    track,
    movement: () => track()?.getAnimations()[0],
    wave: () => root.querySelector('svg'),
    stop: () => root.querySelector('button'),
    moves: () => root.hasAttribute('data-marquee-moving'),
    pass(ms: number) {
      now += ms;
      for (const [index, timer] of Object.entries(timers))
        if (timer.at <= now) {
          delete timers[Number(index)];
          timer.run();
        }
    },
  };
}

const running = (is: { movement(): Animation | undefined }) =>
  expect.poll(() => is.movement()?.playState).toBe('running');

describe('marquee', () => {
  it('passes in copies that cover its box, at its speed, and leaves nothing', async () => {
    const is = await marquee({ animationSpeed: 2 });
    await running(is);
    const unit = is.track()?.firstElementChild?.getBoundingClientRect().width ?? 0;
    expect(is.movement()?.effect?.getTiming()).toMatchObject({
      direction: 'normal',
      duration: expect.closeTo((unit / 150) * 1_000, 1),
    });
    expect((is.track()?.offsetWidth ?? 0) - unit).toBeGreaterThanOrEqual(is.root.clientWidth - 1);
    end();
    expect(canonical(document.body)).toBe(is.before);
  });

  it('[4.21a] runs only while it is visible', async () => {
    const is = await marquee();
    await running(is);
    is.root.style.marginBlockStart = '5000px';
    await expect.poll(() => is.movement()?.playState).toBe('paused');
    is.root.style.marginBlockStart = '';
    await running(is);
  });

  it('[4.21b] stands still, in lines, under reduced motion', async () => {
    const is = await marquee({}, true);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect([is.moves(), is.track(), is.stop()?.hidden]).toEqual([false, null, true]);
    expect(is.root.querySelector('p')?.offsetHeight).toBeGreaterThan(10);
  });

  it('goes to the right when told so, and stops under the pointer when told so', async () => {
    const is = await marquee({ animationDirection: 'right', pausedOnHover: true });
    await running(is);
    expect(is.movement()?.effect?.getTiming().direction).toBe('reverse');
    const display = is.root.querySelector('.fr-marquee__display');
    display?.dispatchEvent(new PointerEvent('pointerenter'));
    expect(is.movement()?.playState).toBe('paused');
    display?.dispatchEvent(new PointerEvent('pointerleave'));
    await running(is);
  });

  it('its button stops it and lets it go on', async () => {
    const is = await marquee();
    await running(is);
    is.stop()?.click();
    expect([is.movement()?.playState, is.stop()?.textContent]).toEqual([
      'paused',
      'Let the text move',
    ]);
    is.stop()?.click();
    await running(is);
    expect(is.stop()?.textContent).toBe('Stop the moving text');
  });

  it('a link that the keyboard reaches is seen, and the copies go', async () => {
    const is = await marquee();
    await running(is);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('href')).toBe('#buns');
    expect(is.moves()).toBe(false);
    expect(document.activeElement?.getBoundingClientRect().height).toBeGreaterThan(10);
    await userEvent.keyboard('{Tab}');
    expect([document.activeElement, is.moves()]).toEqual([is.stop(), true]);
  });

  it('[9.13] a box narrower than 50 px has no copies; a change of size is followed after a second', async () => {
    const is = await marquee();
    await running(is);
    is.root.style.inlineSize = '49px';
    await vi.waitFor(() => {
      is.pass(1_000);
      expect(is.track()).toBeNull();
    });
    is.root.style.inlineSize = '';
    await vi.waitFor(() => {
      is.pass(1_000);
      expect(is.track()).not.toBeNull();
    });
  });

  it('swings along a wave', async () => {
    const is = await marquee({ waveIntensity: 2, waveFrequency: 4 });
    await expect.poll(() => is.wave()?.animationsPaused()).toBe(false);
    expect(is.wave()?.querySelector('path')?.getAttribute('d')).toMatch(/^M0 .*Q125 .* 250 /);
    expect(is.wave()?.textContent).toMatch(/^(Open on Thursdays\W+Buns at eleven\W+){2,}$/);
    is.stop()?.click();
    expect(is.wave()?.animationsPaused()).toBe(true);
    end();
    expect(canonical(document.body)).toBe(is.before);
  });

  it('without words nothing is shown, and with a speed of 0 nothing moves', async () => {
    expect(() => showMarkup(<Marquee items={[]} />)).toThrow('no block');
    const is = await marquee({ animationSpeed: 0 });
    expect([is.track(), is.stop()]).toEqual([null, null]);
  });

  it('takes hostile words as words, and follows no hostile link', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const is = await marquee({ items: [{ text, href: 'javascript:alert(1)' }] });
    await running(is);
    expect(is.root.querySelector('img, a')).toBeNull();
    expect(is.track()?.textContent).toContain(text);
  });

  it('covers its box from right to left as well', async () => {
    document.documentElement.dir = 'rtl';
    const is = await marquee({ items: [{ text: 'مفتوح يوم الخميس' }] });
    await running(is);
    const box = is.track()?.getBoundingClientRect();
    const display = is.root.querySelector('.fr-marquee__display')?.getBoundingClientRect();
    expect(box?.left).toBeLessThanOrEqual(display?.left ?? NaN);
    expect(box?.right).toBeGreaterThanOrEqual(display?.right ?? NaN);
  });
});

describe('published marquee', () => {
  const props = JSON.stringify({
    marqueeItems: [{ text: '<p>Open <b>daily</b></p>' }, { text: '<script>x</script>' }, 7],
    animationDirection: 'right',
    pausedOnHover: true,
  });

  async function open(json = props) {
    document.body.innerHTML = `<div class="Marquee"><script type="application/json" class="Marquee-props">${json.replaceAll('</', String.raw`<\/`)}</script><div class="Marquee-display"><div class="Marquee-track"><svg class="Marquee-svg"></svg></div></div></div>`;
    const root = document.querySelector<HTMLElement>('.Marquee');
    if (!root) throw new Error('no marquee');
    const before = canonical(document.body);
    end = await mountBlock(root, published, testContext({ reducedMotion: true }));
    return { root, before };
  }

  it('shows its words, plain, marks itself ready, and is put back', async () => {
    const { root, before } = await open();
    expect(root.querySelector('p')?.textContent.trim()).toBe('Open daily');
    expect(root.dataset.ready).toBe('true');
    expect(root.querySelector<HTMLElement>('.Marquee-display')?.hidden).toBe(true);
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it.each(['', '{', '[]', '{"marqueeItems":"x"}'])('is left as it is with %j', async (json) => {
    const { before } = await open(json);
    expect(canonical(document.body)).toBe(before);
  });
});
