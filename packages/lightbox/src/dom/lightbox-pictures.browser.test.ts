import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawing, faded, until, useLightboxPage } from '../testing/lightbox-page';
import { createLightbox } from './create-lightbox';

const openPage = useLightboxPage();

describe('pictures', () => {
  it('[3.27b] an item is what its markup says: content and words', async () => {
    const test = openPage();
    const dialog = await test.open(1);
    expect((test.shown() as HTMLImageElement).alt).toBe('Picture 2');
    expect(dialog.querySelectorAll('img').length).toBeLessThanOrEqual(2);
    expect(dialog.querySelector('.fr-lightbox-caption-text')?.textContent).toBe('Title 2Words 2');
  });

  it('a broken picture is told with its words and a link to the file', async () => {
    const test = openPage({ sources: ['data:image/png;base64,AAAA'] });
    const dialog = await test.open(0);
    await until(() => test.shown()?.localName === 'p');
    expect(test.shown()?.textContent).toBe(
      'This picture could not be loaded: Picture 1Open the file',
    );
    expect(test.shown()?.querySelector('a')?.href).toBe('data:image/png;base64,AAAA');
    await faded(dialog);
    expect((await axe.run(dialog)).violations).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    expect(test.shown()?.localName).toBe('img');
  });

  it('speaks the language it is given, and English where it is given nothing', async () => {
    const texts = {
      title: 'Bilder',
      close: 'Zu',
      next: 'Weiter',
      counter: ({ at, count }: { at: number; count: number }) => `${at} von ${count}`,
      broken: 'Fehlt',
    };
    const test = openPage({ ...texts, sources: ['data:image/png;base64,AAAA'] });
    const dialog = await test.open(0);
    await until(() => test.shown()?.localName === 'p');
    expect(dialog.ariaLabel).toBe('Bilder');
    expect([...dialog.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Zu',
      'Previous Item',
      'Weiter',
      'Toggle Caption',
    ]);
    expect([test.counter(), test.shown()?.textContent]).toEqual([
      '1 von 3',
      'Fehlt: Picture 1Open the file',
    ]);
  });

  it('broken pictures are asked for once each, until they are to be shown', async () => {
    const test = openPage({
      sources: [
        'data:image/png;base64,AAAA',
        'data:image/png;base64,BBBB',
        'data:image/png;base64,CCCC',
      ],
    });
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
    await test.open(0);
    await until(() => test.shown()?.localName === 'p' && decode.mock.calls.length >= 3);
    await Promise.allSettled(decode.mock.results.map(({ value }) => value));
    expect(decode).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{ArrowRight}');
    await until(() => test.shown()?.localName === 'p');
    expect(decode).toHaveBeenCalledTimes(4);
    // The previous one is still in the other slot, as words.
    test.clock.advance(200);
    await userEvent.keyboard('{ArrowLeft}');
    expect(decode).toHaveBeenCalledTimes(5);
  });

  it('the same file twice, or opened again and again, is shown each time', () => {
    const twice = drawing(90, 90);
    const items = [twice, twice, drawing(80, 80)].map((src, index) => ({
      content: { src, alt: `Picture ${index}` },
      meta: {},
    }));
    const lightbox = createLightbox({ window, history: 'none', items });
    const alt = (): string | undefined =>
      document.querySelector<HTMLImageElement>('[data-current]>img')?.alt;
    const seen = [];
    for (const navigate of [() => lightbox.open(0), lightbox.goToNext, lightbox.goToPrevious]) {
      navigate();
      seen.push(alt());
    }
    // The leaving one is there while it fades.
    expect(document.querySelectorAll('dialog img').length).toBe(2);
    for (let time = 0; time < 2; time++) {
      lightbox.close();
      lightbox.open(0);
      seen.push(alt());
    }
    expect(seen).toEqual(['Picture 0', 'Picture 1', 'Picture 0', 'Picture 0', 'Picture 0']);
    lightbox.destroy();
  });

  it('a dialog that the browser closes itself is closed', async () => {
    const test = openPage();
    const dialog = await test.open();
    dialog.close();
    await until(() => document.body.className === '');
    await test.gone();
  });

  it('while a picture is slow, the one of the page stands for it', async () => {
    const test = openPage({ sources: ['/@lightbox-never?x'] });
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => {});
    await test.open(0);
    const image = test.shown() as HTMLImageElement;
    expect(image.dataset.state).toBe('loading');
    expect(image.style.backgroundImage).toContain('data:image/svg+xml');
    expect(image.getBoundingClientRect().width).toBeGreaterThan(500);
  });

  it('asks for no larger a width than is needed', async () => {
    const test = openPage({ sources: ['/a.jpg?format=2500w'] });
    const sources: string[] = [];
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(
      (source) => void sources.push(source),
    );
    test.links[0]?.closest('li')?.setAttribute('data-image-dimensions', '4000x4000');
    await test.open(0);
    // 572 px are drawn.
    expect(sources[0]?.replace(/.*\//, '')).toBe(
      `a.jpg?format=${devicePixelRatio > 1 ? 1500 : 750}w`,
    );
  });

  it('the neighbours wait for the picture, and no more than three are kept', async () => {
    const requested: string[] = [];
    const test = openPage({
      count: 6,
      history: 'none',
      sources: Array.from({ length: 6 }, (_, index) => drawing(200 + index, 100)),
    });
    // None of them ever loads.
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((source) => {
      requested.push(/width='(\d+)/.exec(source)?.[1] ?? '');
    });
    const next = async (): Promise<void> => {
      test.clock.advance(200);
      await userEvent.keyboard('{ArrowRight}');
    };
    await test.open(2);
    expect(requested).toEqual(['202']);
    test.shown()?.dispatchEvent(new Event('load'));
    expect(requested).toEqual(['202', '203', '201']);
    await next();
    test.shown()?.dispatchEvent(new Event('load'));
    expect(requested.slice(3)).toEqual(['204']);
    // Distant ones are forgotten, and requested again.
    for (let step = 0; step < 4; step++) await next();
    expect([test.counter(), requested.slice(4)]).toEqual(['2 of 6', ['205', '200', '201']]);
  });
});
