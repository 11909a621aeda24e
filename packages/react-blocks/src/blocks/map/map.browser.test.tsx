import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { googleMapsAddress, googleMapsTimeout } from './create-google-map';
import * as module from './map.mount';
import { MapBlock, type MapProps } from './MapBlock';
import * as published from './published-map.mount';

let end = (): void => {};
beforeEach(() => page.viewport(800, 700));
afterEach(() => {
  end();
  end = () => {};
  vi.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'google');
  Reflect.deleteProperty(window, 'Static');
});

const location = {
  mapLat: 51.5,
  mapLng: -0.12,
  addressTitle: 'Netloft',
  addressLine1: '4 Tarn Quay',
};
const tiles = '/no-tile/{z}/{x}/{y}.png';

async function map(props: Partial<MapProps> = {}, context = testContext({ reducedMotion: true })) {
  const root = showMarkup(<MapBlock id="m" location={location} tiles={tiles} {...props} />);
  root.style.inlineSize = '600px';
  const before = canonical(document.body);
  end = await mountBlock(root, module, context);
  return {
    root,
    before,
    context,
    button: () => root.querySelector<HTMLButtonElement>('.fr-map__open'),
    plane: () => root.querySelector<HTMLElement>('.fr-map__tiles'),
    sources: () =>
      [...root.querySelectorAll<HTMLImageElement>('.fr-map__tiles > img')].map(
        (picture) => picture.getAttribute('src') ?? '',
      ),
    marker: () => root.querySelector<HTMLAnchorElement>('.fr-map__tiles .fr-map__marker'),
    state: () => root.dataset.mapState,
  };
}

describe('map of tiles', () => {
  it('asks for nothing before it is pressed, then shows tiles with a marker, and leaves nothing', async () => {
    const is = await map();
    expect([is.plane(), is.button()?.textContent]).toEqual([null, 'Show the map']);
    is.button()?.click();
    await expect.poll(is.state).toBe('shown');
    expect(is.sources().length).toBeGreaterThanOrEqual(6);
    expect(is.sources().every((source) => /^\/no-tile\/12\/\d+\/\d+\.png$/.test(source))).toBe(
      true,
    );
    const box = is.plane()?.getBoundingClientRect() ?? new DOMRect();
    const pin = is.marker()?.getBoundingClientRect() ?? new DOMRect();
    expect(pin.x + pin.width / 2).toBeCloseTo(box.x + box.width / 2, 0);
    expect(pin.bottom).toBeCloseTo(box.y + box.height / 2, 0);
    expect((await axe.run(document.body)).violations).toEqual([]);
    end();
    expect(canonical(document.body)).toBe(is.before);
  });

  it('its marker leads to a search elsewhere, in a new window', async () => {
    const is = await map();
    is.button()?.click();
    await expect.poll(is.state).toBe('shown');
    const { href, target, rel } = is.marker() ?? document.createElement('a');
    expect([href, target, rel]).toEqual([
      'https://www.google.com/maps/search/Netloft%2C%204%20Tarn%20Quay/@51.5,-0.12,12z',
      '_blank',
      'noopener',
    ]);
    expect(is.root.querySelector('.fr-map__address a')?.getAttribute('href')).toBe(href);
  });

  it('is moved and brought closer by keys, buttons and pointer', async () => {
    const is = await map();
    is.button()?.focus();
    is.button()?.click();
    await expect.poll(is.state).toBe('shown');
    expect(document.activeElement).toBe(is.plane());
    const at = () => is.marker()?.getBoundingClientRect().x ?? 0;
    const start = at();
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBeCloseTo(start - 80, 0);
    await userEvent.keyboard('{ArrowLeft}+');
    expect(at()).toBeCloseTo(start, 0);
    expect(is.sources()[0]).toMatch(/^\/no-tile\/13\//);
    is.root.querySelector<HTMLElement>('[aria-label="Further away"]')?.click();
    expect(is.sources()[0]).toMatch(/^\/no-tile\/12\//);
    const pointer = { pointerId: 1, clientX: 300, clientY: 200 };
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    is.plane()?.dispatchEvent(new PointerEvent('pointerdown', pointer));
    is.plane()?.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: 340 }));
    is.plane()?.dispatchEvent(new PointerEvent('pointerup', pointer));
    is.plane()?.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: 500 }));
    expect(at()).toBeCloseTo(start + 40, 0);
  });

  it('the wheel scrolls the page until the map has the focus', async () => {
    const is = await map();
    is.button()?.click();
    await expect.poll(is.state).toBe('shown');
    const wheel = () => {
      const event = new WheelEvent('wheel', { deltaY: -1, cancelable: true, bubbles: true });
      is.plane()?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    is.plane()?.blur();
    expect(wheel()).toBe(false);
    is.plane()?.focus();
    expect(wheel()).toBe(true);
    expect(is.sources()[0]).toMatch(/^\/no-tile\/13\//);
  });

  it('[3.24d] the marker of a style is shown at half of 48 × 64 px', async () => {
    const is = await map({ style: 5 });
    is.button()?.click();
    await expect.poll(is.state).toBe('shown');
    expect([is.marker()?.offsetWidth, is.marker()?.offsetHeight]).toEqual([24, 32]);
  });

  it.each([
    ['no service', ''],
    ['an address that is none', 'javascript:{x}{y}{z}'],
  ])('with %s only the address leads to a map', async (_what, address) => {
    const is = await map({ tiles: address });
    expect(is.button()?.hidden ?? true).toBe(true);
    expect(is.root.querySelector('a')?.textContent).toContain('Netloft, 4 Tarn Quay');
  });

  it('takes hostile words as words', async () => {
    const title = '"><img src=x onerror=alert(1)>';
    const is = await map({ location: { addressTitle: title }, credit: title });
    is.button()?.click();
    await expect.poll(is.state).toBe('shown');
    expect(is.root.querySelector('[onerror]')).toBeNull();
    expect(is.root.querySelector('small')?.textContent).toBe(title);
  });

  it('[9.03g] in a container without a size it waits, and is drawn 60 ms after it has one', async () => {
    const asked: number[] = [];
    const clock = {
      now: () => 0,
      setTimeout(run: () => void, ms: number) {
        asked.push(ms);
        if (ms < 1_000) run();
        return 1;
      },
      clearTimeout: () => undefined,
    };
    const is = await map({}, testContext({ clock }));
    is.root.style.display = 'none';
    is.button()?.click();
    await expect.poll(is.state).toBe('shown');
    expect(is.sources()).toEqual([]);
    is.root.style.display = '';
    await expect.poll(() => is.sources().length).toBeGreaterThan(0);
    expect(asked).toContain(60);
  });
});

/** What the service’s script would leave. */
function playGoogle() {
  const made: { maps: object[]; markers: { options: object; click?: () => void }[] } = {
    maps: [],
    markers: [],
  };
  class Map {
    constructor(_box: HTMLElement, options: object) {
      made.maps.push(options);
    }
  }
  class Marker {
    readonly entry: { options: object; click?: () => void };
    constructor(options: object) {
      this.entry = { options };
      made.markers.push(this.entry);
    }
    addListener(_event: string, run: () => void) {
      this.entry.click = run;
    }
    setMap() {}
  }
  Reflect.set(window, 'google', { maps: { Map, Marker } });
  return made;
}

/** Lets scripts of the service load, or hang, without asking it. */
function playScripts(answer: 'load' | 'error' | 'never') {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    asked.push(script.src);
    if (answer !== 'never') queueMicrotask(() => script.dispatchEvent(new Event(answer)));
  });
  return asked;
}

describe('map of Google’s', () => {
  it('[4.16f] its script loads once for all maps, and a marker opens the search', async () => {
    const asked = playScripts('load');
    const made = playGoogle();
    const context = testContext();
    const first = await map({ tiles: '', mapKey: 'key-1', style: 3 }, context);
    first.button()?.click();
    await expect.poll(first.state).toBe('shown');
    end();
    const second = await map({ tiles: '', mapKey: 'key-1', showLabels: false }, context);
    second.button()?.click();
    await expect.poll(second.state).toBe('shown');
    expect(asked).toEqual([googleMapsAddress('key-1', document.documentElement.lang)]);
    expect(made.maps).toMatchObject([
      { mapTypeId: 'satellite', zoom: 12, center: { lat: 51.5, lng: -0.12 }, styles: [] },
      { mapTypeId: 'roadmap', styles: [{ elementType: 'labels' }] },
    ]);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    made.markers[1]?.click?.();
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/\/@51\.5,-0\.12,12z$/),
      '_blank',
      'noopener',
    );
  });

  it('[8.13f] a script that is late is rejected after 30 s, and the words say what to do', async () => {
    playScripts('never');
    let late = (): void => {};
    const waits: number[] = [];
    const clock = {
      now: () => 0,
      setTimeout(run: () => void, ms: number) {
        waits.push(ms);
        if (ms === 30_000) late = run;
        return ms;
      },
      clearTimeout: () => undefined,
    };
    const is = await map({ tiles: '', mapKey: 'late-key' }, testContext({ clock }));
    is.button()?.click();
    await expect.poll(() => waits).toContain(googleMapsTimeout);
    expect(is.state()).toBe('loading');
    late();
    await expect.poll(is.state).toBe('failed');
    expect(is.button()?.textContent).toContain('The address leads to one.');
    expect(is.context.issues.map(({ code }) => code)).toEqual(['MAP_FAILED']);
  });

  it('a script that is none, and one that fails, do no harm', async () => {
    playScripts('load');
    const is = await map({ tiles: '', mapKey: 'empty-key' });
    is.button()?.click();
    await expect.poll(is.state).toBe('failed');
    end();
    vi.restoreAllMocks();
    playScripts('error');
    const gone = await map({ tiles: '', mapKey: 'gone-key' });
    gone.button()?.click();
    await expect.poll(gone.state).toBe('failed');
  });

  it.each([
    ['en-GB', 'key=k&language=en-GB&region=GB'],
    ['ar', 'key=k&language=ar'],
    ['zh-Hant-TW', 'key=k&language=zh-Hant-TW&region=TW'],
    ['', 'key=k'],
  ])('its address names language and region: %j', (language, query) =>
    expect(googleMapsAddress('k', language)).toBe(
      `https://maps.googleapis.com/maps/api/js?${query}`,
    ),
  );
});

describe('published map', () => {
  async function open(key?: string) {
    Reflect.set(window, 'Static', {
      SQUARESPACE_CONTEXT: { gmRenderKey: key === undefined ? null : btoa(key) },
    });
    document.body.innerHTML = `<div class="map-block" data-block-json="&#123;&quot;location&quot;:&#123;&quot;mapLat&quot;:1.5,&quot;mapLng&quot;:2,&quot;mapZoom&quot;:null,&quot;markerLat&quot;:null,&quot;addressTitle&quot;:&quot;Quay&quot;&#125;,&quot;style&quot;:1,&quot;labels&quot;:false&#125;"></div>`;
    const root = document.querySelector<HTMLElement>('.map-block');
    if (!root) throw new Error('no map');
    const before = document.body.innerHTML;
    end = await mountBlock(root, published);
    return { root, before };
  }

  it('[3.24e] is read from its attribute, shows its address and a button, and is put back', async () => {
    playScripts('load');
    const made = playGoogle();
    const { root, before } = await open('published-key');
    expect(root.querySelector('a')?.href).toContain('/maps/search/Quay/@1.5,2,12z');
    root.querySelector('button')?.click();
    await expect.poll(() => made.maps.length).toBe(1);
    expect(made.maps[0]).toMatchObject({ styles: [{ elementType: 'labels' }] });
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it.each([undefined, 'not a key!'])('with the key %j it only leads to a map', async (key) => {
    const { root } = await open(key);
    expect([root.querySelector('button'), root.querySelector('a')?.textContent]).toEqual([
      null,
      'Quay',
    ]);
  });
});
