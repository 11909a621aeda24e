import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { canonical, mountBlock, showMarkup } from '../../testing/test-blocks';
import { bookingProviders, isBookingId } from './booking-providers';
import * as module from './booking.mount';
import { Booking, type BookingProps } from './Booking';

let end = (): void => {};
const forget = (): void => {
  document.cookie = 'OWNER_HERE=; Max-Age=0; Path=/';
};
beforeEach(() => page.viewport(1_300, 800));
afterEach(() => {
  end();
  end = () => {};
  forget();
  document.body.replaceChildren();
});

async function booking(props: Partial<BookingProps> = {}, width = 1_200) {
  const root = showMarkup(
    <Booking id="b" provider="opentable" placeId="77" title="A table" {...props} />,
  );
  root.style.inlineSize = `${width}px`;
  const before = canonical(document.body);
  end = await mountBlock(root, module);
  return {
    root,
    before,
    button: root.querySelector('button'),
    frame: () => root.querySelector('iframe'),
    left: (part: string) => root.querySelector(part)?.getBoundingClientRect().left ?? 0,
  };
}

describe('booking', () => {
  it('[4.22] asks for nothing before it is pressed, is loading, then loaded, and leaves nothing', async () => {
    const { root, before, button, frame } = await booking();
    expect([frame(), button?.hidden]).toEqual([null, false]);
    button?.click();
    expect(root.dataset.bookingState).toBe('loading');
    frame()?.dispatchEvent(new Event('load'));
    expect(root.dataset.bookingState).toBe('loaded');
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it('[2.23a] whoever looks after the site sees a preview, and is told to log out', async () => {
    document.cookie = 'OWNER_HERE=x; Path=/';
    const { root, before, button, frame } = await booking();
    expect([frame(), button?.hidden]).toEqual([null, true]);
    expect(root.textContent).toContain('log out to use it');
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it('[2.23b] is a column up to 750 px, and has its words beside it in more room', async () => {
    const { root, left } = await booking({}, 751);
    expect(left('.fr-booking__open')).toBeGreaterThan(left('.fr-booking__about') + 100);
    root.style.inlineSize = '750px';
    expect(left('.fr-booking__open')).toBeCloseTo(left('.fr-booking__about'), 0);
  });

  it.each([
    [1_290, 'wide'],
    [900, 'standard'],
  ])('[2.23c] in a block of %i px the frame takes the theme %s', async (width, theme) => {
    const { button, frame } = await booking({}, width);
    button?.click();
    expect(frame()?.src).toContain(`&theme=${theme}&`);
    const room = frame()?.parentElement?.clientWidth ?? 0;
    expect(room > 850).toBe(theme === 'wide');
  });

  it('an id that leads elsewhere is none', () => {
    for (const placeId of ['', '../x', 'a b', '1&x=2', '"><script>', 'a'.repeat(101)]) {
      expect(isBookingId(placeId)).toBe(false);
      expect(() => showMarkup(<Booking provider="tock" placeId={placeId} />)).toThrow('no block');
    }
    for (const { origin, frame, page: pageOf } of Object.values(bookingProviders)) {
      expect(new URL(frame('a-1', true)).origin).toBe(origin);
      expect(new URL(pageOf('a-1')).protocol).toBe('https:');
    }
  });
});
