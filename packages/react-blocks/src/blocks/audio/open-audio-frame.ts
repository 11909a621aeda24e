import type { Clock } from '@frontage/core-lifecycle';
import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { watchFrame } from '../../render/watch-frame';
import { audioParts as parts } from './audio.parts';
import type { AudioEmbed } from './read-audio-embed';

/** What opening a player needs. */
export interface AudioFrameTools {
  readonly changes: MarkupChanges;
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/**
 * Puts the player of a music service in the place of its link once that is pressed; nothing is
 * asked of the service before. If the player does not come for a while, the link is back: it then
 * leads to the service.
 */
export function openAudioFrame(
  link: HTMLAnchorElement,
  { frame: address, height }: AudioEmbed,
  { changes, signal, clock }: AudioFrameTools,
): void {
  const { ownerDocument: document } = link;
  let isOpen = false;

  function open(): void {
    isOpen = true;
    const frame = document.createElement('iframe');
    frame.className = parts.frame;
    frame.title = link.dataset['frameTitle'] ?? '';
    frame.height = String(height);
    frame.allow = 'autoplay; encrypted-media';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = address;
    const status = document.createElement('span');
    status.className = parts.status;
    status.setAttribute('role', 'status');
    const late = link.dataset['late'] ?? '';
    const show = (words: string): void => {
      status.textContent = words;
      link.hidden = words === '';
    };
    watchFrame(frame, { clock, signal, onLoad: () => show(''), onLate: () => show(late) });
    changes.put(frame, () => link.before(frame));
    changes.put(status, () => link.before(status));
    changes.set(link, 'hidden', '');
    frame.focus();
  }

  link.addEventListener(
    'click',
    (event) => {
      if (isOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
}
