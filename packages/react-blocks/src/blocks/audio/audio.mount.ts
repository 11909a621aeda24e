import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { audioParts as parts } from './audio.parts';
import { openAudioFrame } from './open-audio-frame';
import { showAudioProblem } from './show-audio-problem';
import { readAudioEmbed } from './read-audio-embed';

/** Tracks in the markup, and music of a service. */
export interface AudioData {
  readonly players: readonly HTMLAudioElement[];
  readonly controls: HTMLElement | null;
  /** Undefined for none. */
  readonly address: string | undefined;
}

/** Reads the markup; never throws. */
export function read(root: HTMLElement): AudioData {
  return {
    players: [...root.querySelectorAll('audio')],
    controls: root.querySelector<HTMLElement>(`.${parts.controls}`),
    address: root.getAttribute(parts.address) ?? undefined,
  };
}

/**
 * Lets one track play at a time, of all on the page, and the next one after it; the buttons lead to
 * the track before and after. A file that cannot be played says why. An address of no service is
 * logged, not shown [8.16].
 */
export function mount(
  root: HTMLElement,
  { players, controls, address }: AudioData,
  { window, report, clock }: BlockContext,
): Teardown {
  const { document } = window;
  const changes = createMarkupChanges(document);
  const ended = new AbortController();
  const { signal } = ended;
  const embed = address === undefined ? undefined : readAudioEmbed(address);
  if (address !== undefined && !embed)
    report({
      code: 'AUDIO_ADDRESS_UNREADABLE',
      block: 'audio',
      message: `[react-blocks] This is no address of music at a service: ${address}`,
    });
  const link = root.querySelector<HTMLAnchorElement>(`.${parts.embed} a`);
  if (link && embed) openAudioFrame(link, embed, { changes, signal, clock });
  changes.set(controls, 'inert', null);
  const place = controls?.querySelector(`.${parts.place}`) ?? null;
  const number = new Intl.NumberFormat(root.closest<HTMLElement>('[lang]')?.lang || 'en');
  let current = 0;

  function step(by: number): void {
    const next = players[current + by];
    if (next) void next.play().catch(() => {});
  }

  function showPlace(): void {
    const said = place?.getAttribute(parts.said) ?? '';
    changes.say(
      place,
      said.replace('{at}', () => number.format(current + 1)),
    );
    for (const button of controls?.querySelectorAll(`[${parts.step}]`) ?? [])
      changes.set(
        button,
        'aria-disabled',
        players[current + Number(button.getAttribute(parts.step))] ? null : 'true',
      );
  }

  function onPlay({ target }: Event): void {
    const index = players.findIndex((player) => player === target);
    if (index < 0) return;
    current = index;
    for (const other of document.querySelectorAll('audio'))
      if (other !== target && !other.paused) other.pause();
    players.forEach((player, at) =>
      changes.set(player.closest('li'), 'aria-current', at === index ? 'true' : null),
    );
    showPlace();
  }

  function onError({ target }: Event): void {
    showAudioProblem(
      root,
      players.find((player) => player === target),
      changes,
    );
  }

  // Events of players do not bubble.
  root.addEventListener('play', onPlay, { capture: true, signal });
  root.addEventListener('error', onError, { capture: true, signal });
  root.addEventListener('ended', () => step(1), { capture: true, signal });
  controls?.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof window.Element && target.closest(`[${parts.step}]`);
      if (button) step(Number(button.getAttribute(parts.step)));
    },
    { signal },
  );
  showPlace();
  return () => {
    ended.abort();
    for (const player of players) player.pause();
    changes.undo();
  };
}
