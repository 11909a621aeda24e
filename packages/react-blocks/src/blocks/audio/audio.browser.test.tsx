import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { Audio } from './Audio';
import * as module from './audio.mount';

let end = (): void => {};
afterEach(() => {
  end();
  end = () => {};
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const tracks = ['One', '<b>Two</b>', ''].map((title, at) => ({ src: `/${at}.mp3`, title }));

describe('sound', () => {
  it('plays one track at a time, of all on the page, and is put back', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    const root = showMarkup(<Audio id="a" title="Bells" tracks={tracks} />);
    const other = document.createElement('audio');
    vi.spyOn(other, 'paused', 'get').mockReturnValue(false);
    document.body.append(other);
    const before = canonical(document.body);
    end = await mountBlock(root, module);
    const place = () => root.querySelector('[role=status]')?.textContent;
    const [previous, next] = [...root.querySelectorAll('button')];
    expect([place(), previous?.ariaDisabled, next?.ariaDisabled]).toEqual(['1 of 3', 'true', null]);
    next?.click();
    expect([place(), pause.mock.contexts]).toEqual(['2 of 3', [other]]);
    root.querySelectorAll('audio')[1]?.dispatchEvent(new Event('ended'));
    expect([place(), next?.ariaDisabled]).toEqual(['3 of 3', 'true']);
    next?.click();
    previous?.click();
    expect([place(), play.mock.calls.length]).toEqual(['2 of 3', 3]);
    expect(root.querySelector('b')).toBeNull();
    expect(root.textContent).toContain('Track 3');
    expect((await axe.run(root)).violations).toEqual([]);
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it('its buttons have their room before they come, also in a line of their own', async () => {
    for (const room of [260, 600]) {
      const root = showMarkup(<Audio title="What the kiln sings at night" tracks={tracks} />);
      root.style.inlineSize = `${room}px`;
      const height = root.offsetHeight;
      end = await mountBlock(root, module);
      expect(root.querySelector('button')?.checkVisibility()).toBe(true);
      expect([room, root.offsetHeight]).toEqual([room, height]);
      end();
    }
  });

  it('says what is wrong with a file', async () => {
    const root = showMarkup(<Audio tracks={[{ src: '/no-such-file.mp3' }]} />);
    end = await mountBlock(root, module);
    const player = root.querySelector('audio');
    if (!player) throw new Error('no player');
    const code = vi.spyOn(player, 'error', 'get');
    const fail = (value: number): string | undefined => {
      // All that is read of it.
      code.mockReturnValue({ code: value, MEDIA_ERR_NETWORK: 2 } as MediaError);
      player.dispatchEvent(new Event('error'));
      const alert = root.querySelector('[role=alert]');
      alert?.remove();
      return alert?.textContent;
    };
    expect(fail(2)).toMatch(/did not come/);
    expect(fail(4)).toMatch(/no sound/);
  });

  it('[8.16a] an address of no service is logged, not shown', async () => {
    const root = showMarkup(<Audio address="https://elsewhere.example/song" />);
    const context = testContext();
    end = await mountBlock(root, module, context);
    expect([root.textContent, root.children.length]).toEqual(['', 0]);
    expect(context.issues).toEqual([
      expect.objectContaining({ code: 'AUDIO_ADDRESS_UNREADABLE', block: 'audio' }),
    ]);
  });

  it('leaves out what is no file, and nothing is nothing', () => {
    const root = showMarkup(
      <Audio tracks={[{ src: 'javascript:alert(1)' }, { src: '/a.mp3', title: 'A' }]} />,
    );
    expect(root.querySelectorAll('audio')).toHaveLength(1);
    expect(() => showMarkup(<Audio tracks={[]} />)).toThrow('no block');
  });
});
