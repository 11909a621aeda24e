import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import '../../style.css';
import { createVideoPage, find, youtubeAddress } from '../../testing/video-page';
import { answerTimeout, returnDuration, videoParts } from './video.parts';
import { HostProvider } from '../../host/HostProvider';
import { Video } from './Video';

const { open, log } = createVideoPage();

describe("another provider's video", () => {
  const player = 'https://player.example/embed/42';

  it('[4.14f] plays in a frame of its own origin, which is told nothing; it goes when another plays', async () => {
    const { button, frame, phase, video, context, status, root } = await open({
      address: undefined,
      player,
      providerName: 'Example Films',
    });
    expect(find(root, `.${videoParts.link}`).textContent).toBe(
      'Watch “The wheel” on Example Films',
    );
    button.click();
    await expect.poll(phase).toBe('showing');
    context.clock.advance(answerTimeout);
    expect(status()).toBe('');
    video()?.leave();
    context.clock.advance(returnDuration);
    expect([frame(), phase(), log().messages]).toEqual([null, 'overlay', []]);
  });

  it.each([
    [player, true],
    [`https://${location.host}/of-ours`, false],
  ])('[4.14f] a frame of %s may be of its own origin: %s', async (address, isAllowed) => {
    const origin = isAllowed ? new URL(address).origin : location.origin;
    const frameOf = () => ({ provider: 'other' as const, address: 'about:blank', origin });
    const { button, frame } = await open(
      { address: undefined, player: address },
      { over: { frameOf } },
    );
    button.click();
    expect(frame()?.sandbox.contains('allow-same-origin')).toBe(isAllowed);
    expect(frame()?.sandbox.contains('allow-top-navigation')).toBe(false);
  });
});

describe('another mode', () => {
  it('[4.14d] named by the markup reloads a video that plays, and lays it out anew', async () => {
    const { box, button, frame, phase } = await open({ mode: 'fit', ratio: 1, boxRatio: 2 });
    button.click();
    await expect.poll(phase).toBe('showing');
    const before = frame();
    expect(before?.style.inlineSize).toMatch(/^min/);
    box.setAttribute('data-video-mode', 'fill');
    await expect.poll(frame).not.toBe(before);
    expect(frame()?.style.inlineSize).toMatch(/^max/);
  });

  it('[4.14d] in a React host reloads the video and leaves it playing', async () => {
    document.body.innerHTML = '<div id="host"></div>';
    const host = createRoot(find(document, '#host'));
    const render = (mode: 'fit' | 'fill') =>
      flushSync(() =>
        host.render(
          <HostProvider>
            <Video address={youtubeAddress} mode={mode} boxRatio={2} />
          </HostProvider>,
        ),
      );
    const state = () =>
      document.querySelector('[data-video-state]')?.getAttribute('data-video-state');
    render('fit');
    await expect.poll(() => document.querySelector('[data-block-state=ready]')).not.toBeNull();
    find(document, 'button').click();
    const before = find(document, 'iframe');
    render('fill');
    await expect.poll(() => document.querySelector('iframe')).not.toBe(before);
    expect([state(), document.querySelectorAll('iframe').length]).toEqual([
      expect.stringMatching(/starting|showing/),
      1,
    ]);
    host.unmount();
  });
});
