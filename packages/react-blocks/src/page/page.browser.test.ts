import { tokensCss } from '@frontage/site-model';
import { contrast } from '@frontage/site-model/look';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './page.css';

const tokens = document.createElement('style');
tokens.textContent = tokensCss();

beforeEach(() => document.head.append(tokens));
afterEach(() => {
  tokens.remove();
  document.body.replaceChildren();
});

function show(html: string): void {
  document.body.innerHTML = html;
}

function box(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing fits ${selector}`);
  return element.getBoundingClientRect();
}

const header =
  '<header class="fr-header"><div class="fr-header__inner"><a class="fr-header__title" href="/">A rather long site title</a>' +
  '<button type="button" class="fr-header__menu" popovertarget="fr-menu">Menu</button>' +
  '<nav class="fr-header__nav" id="fr-menu" popover><ul>' +
  ['Shop', 'About us', 'Opening hours', 'Journal', 'Contact']
    .map((title) => `<li><a href="/">${title}</a></li>`)
    .join('') +
  '</ul></nav></div></header>';

const split =
  '<section class="fr-section" data-width="wide" data-tone="plain"><div class="fr-section__grid">' +
  '<div class="fr-cell" id="left" data-start="1" data-span="5"><p>Left</p></div>' +
  '<div class="fr-cell" id="right" data-start="7" data-span="6"><p>Right</p></div></div></section>';

describe('sections', () => {
  it('put cells on 12 columns of a wide screen', async () => {
    await page.viewport(1400, 800);
    show(split);
    const [grid, left, right] = [box('.fr-section__grid'), box('#left'), box('#right')];
    expect(left.top).toBe(right.top);
    // Five columns with a gap of one column, next to six columns.
    expect(right.right - right.left).toBeGreaterThan(left.right - left.left);
    expect(right.left).toBeGreaterThan(grid.left + grid.width / 2 - 1);
    expect(right.right).toBeLessThanOrEqual(grid.right);
  });

  it('put them below each other on a narrow one', async () => {
    await page.viewport(390, 800);
    show(split);
    expect(box('#right').top).toBeGreaterThanOrEqual(box('#left').bottom);
    expect(box('#right').width).toBe(box('#left').width);
  });

  /** A section of words. */
  const band = (tone: string, space = '') =>
    `<section class="fr-section" data-width="wide" data-tone="${tone}"${space && ` data-space="${space}"`}><div class="fr-section__grid"><div class="fr-cell"><p>Words <a href="/">and a link</a></p></div></div></section>`;
  /** The space above and below the second of two sections, in px. */
  const spaces = (html: string) => {
    show(html);
    const [above, below] = [...document.querySelectorAll('p')].map((words) =>
      words.getBoundingClientRect(),
    );
    const bottom = document.querySelector('section:last-child')?.getBoundingClientRect().bottom;
    return [(below?.top ?? 0) - (above?.bottom ?? 0), (bottom ?? 0) - (below?.bottom ?? 0)];
  };

  it('have the space that is chosen, to a band of the same tone as well', async () => {
    await page.viewport(1400, 800);
    const [, normal = 0] = spaces(band('plain') + band('plain'));
    for (const [space, factor] of [
      ['none', 0],
      ['small', 0.4],
      ['large', 1.6],
    ] as const) {
      const wanted = [normal * factor, normal * factor];
      const same = spaces(band('plain') + band('plain', space));
      expect(same.map(Math.round), space).toEqual(wanted.map(Math.round));
      const [between = 0] = spaces(band('plain') + band('tinted', space));
      expect(Math.round(between), space).toBe(Math.round(normal * (1 + factor)));
    }
  });

  it('have the space that is chosen beside a picture from edge to edge, which may have one, too', async () => {
    await page.viewport(1400, 800);
    const picture = (space = '') =>
      band('plain', space)
        .replace('"wide"', '"full"')
        .replace(/<p>.*<\/p>/, '<figure class="fr-image"><p>Picture</p></figure>');
    const [, normal = 0] = spaces(band('plain') + band('plain'));
    const [below = 0] = spaces(picture() + band('plain'));
    expect(Math.round(below)).toBe(Math.round(normal));
    expect(spaces(picture() + band('plain', 'none')).map(Math.round)).toEqual([0, 0]);
    const [, under = 0] = spaces(band('plain') + picture('small'));
    expect(Math.round(under)).toBe(Math.round(normal * 0.4));
  });

  it('are from edge to edge around a picture before all of them has come, so that nothing moves', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { contentDocument: streamed, contentWindow } = frame;
    if (!streamed || !contentWindow) throw new Error('The frame has no page.');
    const styles = [...document.querySelectorAll('style')].map((style) => style.outerHTML).join('');
    streamed.open();
    streamed.write(
      `<!doctype html>${styles}<section class="fr-section" data-width="full" data-tone="plain" data-alone="image"><div class="fr-section__grid"><div class="fr-cell"><figure class="fr-block fr-image">`,
    );
    const inset = (selector: string) => {
      const found = streamed.querySelector(selector);
      return found && contentWindow.getComputedStyle(found).paddingInlineStart;
    };
    expect(inset('.fr-section__grid')).toBe('0px');
    streamed.write('<p>Picture</p></figure></div><div class="fr-cell">Words</div></div></section>');
    streamed.close();
    // Somebody has put something beside it in the editor, and the server has not seen it yet.
    expect(inset('.fr-section__grid')).not.toBe('0px');
    frame.remove();
  });

  it('have the space between their blocks that is chosen', async () => {
    await page.viewport(1400, 800);
    const between = (gap: string) => {
      show(
        `<section class="fr-section" data-width="wide" data-tone="plain"${gap && ` data-gap="${gap}"`}><div class="fr-section__grid"><div class="fr-cell" id="one">A</div><div class="fr-cell" id="two">B</div></div></section>`,
      );
      return box('#two').top - box('#one').bottom;
    };
    const normal = between('');
    expect(['none', 'small', 'large'].map((gap) => Math.round(between(gap)))).toEqual(
      [0, normal * 0.4, normal * 1.6].map(Math.round),
    );
  });

  it('are legible on the accent colour, in light and in dark', async () => {
    await page.viewport(1400, 800);
    for (const scheme of ['light', 'dark']) {
      document.documentElement.style.colorScheme = scheme;
      show(band('accent'));
      const color = (selector: string, name: 'color' | 'backgroundColor') => {
        const found = document.querySelector(selector);
        const parts = found ? (getComputedStyle(found)[name].match(/\d+/g) ?? []) : [];
        return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
      };
      const ground = color('.fr-section', 'backgroundColor');
      const words = color('p', 'color');
      expect(contrast(ground, words)).toBeGreaterThanOrEqual(4.5);
      expect(color('a', 'color')).toBe(words);
    }
    document.documentElement.style.colorScheme = '';
  });

  it('let a picture alone in a full band reach both edges', async () => {
    await page.viewport(1400, 800);
    show(
      '<section class="fr-section" data-width="full" data-tone="plain"><div class="fr-section__grid">' +
        '<div class="fr-cell"><div class="fr-image"><img class="fr-picture" width="20" height="10" alt=""></div></div></div></section>',
    );
    const picture = box('.fr-picture');
    expect([picture.left, picture.width]).toEqual([0, document.documentElement.clientWidth]);
  });
});

describe('the frame', () => {
  it('has no sideways scroll at 320 px, and targets of 44 px', async () => {
    await page.viewport(320, 700);
    show(
      `${header}<section class="fr-section" data-width="wide" data-tone="plain"><div class="fr-section__grid"><div class="fr-cell"><h1>Donaudampfschifffahrtsgesellschaft</h1></div></div></section>`,
    );
    expect(document.documentElement.scrollWidth).toBe(320);
    document.querySelector<HTMLElement>('.fr-header__nav')?.showPopover();
    expect(document.documentElement.scrollWidth).toBe(320);
    for (const link of document.querySelectorAll('.fr-header a')) {
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  describe('on a phone', () => {
    const menu = () => document.querySelector<HTMLElement>('.fr-header__menu');
    const nav = () => document.querySelector<HTMLElement>('.fr-header__nav');

    it('stays at the top with its menu, which opens below it', async () => {
      await page.viewport(390, 700);
      show(`${header}<main><p style="block-size: 3000px">Long</p><p id="end">End</p></main>`);
      expect(nav()?.checkVisibility()).toBe(false);
      document.querySelector('#end')?.scrollIntoView();
      expect(box('.fr-header').top).toBe(0);
      expect(box('.fr-header').height).toBeLessThanOrEqual(64);
      await userEvent.click(menu() ?? document.body);
      expect(box('.fr-header__nav').top).toBeCloseTo(box('.fr-header').bottom, 0);
      expect(box('.fr-header__nav').width).toBe(document.documentElement.clientWidth);
      await userEvent.keyboard('{Escape}');
      expect([nav()?.checkVisibility(), document.activeElement]).toEqual([false, menu()]);
    });

    it('covers nothing that an address or the focus leads to', async () => {
      await page.viewport(390, 700);
      show(
        `${header}<main><p style="block-size: 2000px">Long</p><a id="target" href="#x">Here</a><p style="block-size: 2000px">Long</p></main>`,
      );
      document.querySelector('#target')?.scrollIntoView();
      expect(box('#target').top).toBeGreaterThan(box('.fr-header').bottom);
    });

    it('goes with the page where it would take much of a low screen', async () => {
      await page.viewport(640, 360);
      show(`${header}<main><p style="block-size: 3000px">Long</p><p id="end">End</p></main>`);
      document.querySelector('#end')?.scrollIntoView();
      expect(box('.fr-header').bottom).toBeLessThan(0);
    });
  });

  it('needs no menu on a wide screen', async () => {
    await page.viewport(1200, 700);
    show(header);
    expect(document.querySelector('.fr-header__menu')?.checkVisibility()).toBe(false);
    expect(document.querySelector('.fr-header__nav a')?.checkVisibility()).toBe(true);
    expect(box('.fr-header__nav').right).toBeLessThanOrEqual(box('.fr-header__inner').right);
  });

  it('shows the link past the header only while it has the focus', () => {
    show('<a class="fr-skip" href="#content">Skip to content</a><main id="content"></main>');
    expect(box('.fr-skip').bottom).toBeLessThanOrEqual(0);
    document.querySelector<HTMLElement>('.fr-skip')?.focus();
    expect(box('.fr-skip').top).toBeGreaterThanOrEqual(0);
  });
});

describe('pictures', () => {
  it('have their space before they have an address', async () => {
    await page.viewport(800, 600);
    show(
      '<div style="width: 300px"><img class="fr-picture" width="3000" height="2000" alt="A harbour" data-src="/harbour.jpg"></div>',
    );
    expect([box('img').width, box('img').height]).toEqual([300, 200]);
  });
});

describe('tones', () => {
  it('take the dark values on dark ground whatever the visitor prefers', () => {
    show(
      '<section class="fr-section" data-tone="dark"><p id="dark">Words</p></section><p id="plain">Words</p>',
    );
    document.documentElement.style.colorScheme = 'light';
    const colorOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).color;
    };
    expect(colorOf('#dark')).not.toBe(colorOf('#plain'));
    document.documentElement.style.removeProperty('color-scheme');
  });
});
