import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { audioParts as parts } from './audio.parts';
import type { AudioEmbed } from './read-audio-embed';

/**
 * Puts the player of a music service in the place of its link once that is pressed; nothing is
 * asked of the service before.
 */
export function openAudioFrame(
  link: HTMLAnchorElement,
  { frame: address, height }: AudioEmbed,
  { changes, signal }: { readonly changes: MarkupChanges; readonly signal: AbortSignal },
): void {
  link.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const frame = link.ownerDocument.createElement('iframe');
      frame.className = parts.frame;
      frame.title = link.dataset['frameTitle'] ?? '';
      frame.height = String(height);
      frame.allow = 'autoplay; encrypted-media';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.src = address;
      changes.put(frame, () => link.before(frame));
      changes.set(link, 'hidden', '');
      frame.focus();
    },
    { signal },
  );
}
