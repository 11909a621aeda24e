import type { Teardown } from '@frontage/core-lifecycle';
import { wrapIndex } from '@frontage/gallery-engine';
import { lockScroll } from '@frontage/overlay/dom';
import type { LightboxItem } from '../lightbox-item';
import { buildDialog } from './build-dialog';
import { createControls } from './create-controls';
import { isPicture } from './create-pictures';
import { createSlots } from './create-slots';
import type { Gestures } from './gestures';
import type { LightboxHost } from './lightbox-host';
import { openClass } from './lightbox-parts';

/** The lightbox on the page, from opening until it has faded out. */
export interface LightboxView {
  /** Shows it above the page. */
  present(): void;
  /** Shows an item. */
  show(index: number, items: readonly LightboxItem[]): void;
  /** Loads the neighbours, unless the shown item still waits for its own picture. */
  preload(): void;
  /** Unlocks the page; the dialog starts to fade. */
  dismiss(): void;
  remove(): void;
}

/** Creates the dialog, which the visitor controls by keys, buttons and fingers. */
export function createView(host: LightboxHost): LightboxView {
  const { window, settings, pictures } = host;
  const { document } = window;
  const { body } = document;
  const parts = buildDialog(document, settings);
  const { dialog, counter, status } = parts;
  const slots = createSlots(parts.slots, pictures, host.media);
  const controls = createControls(parts, host);
  let unlock: Teardown | undefined;
  let items: readonly LightboxItem[] = [];
  let current = 0;
  let gestures: Gestures | undefined;

  function item(by: number): LightboxItem | undefined {
    return items[settings.loop ? wrapIndex(current + by, items.length) : current + by];
  }

  function preload(): void {
    if (slots.picture()?.dataset.state !== 'loading')
      pictures.keep([0, 1, -1].flatMap((by) => item(by)?.content ?? []));
  }

  // Separately: the picture does not wait for it, and without it there are the buttons.
  import('./gestures')
    .then(({ trackGestures }) => {
      if (dialog.isConnected)
        gestures = trackGestures({ ...host, dialog, slots, count: () => items.length, item });
    })
    .catch(controls.needButtons);

  function present(): void {
    // Changes of the page come first, because opening measures it: so that happens only once.
    unlock = lockScroll(document);
    body.classList.add(openClass);
    body.append(dialog);
    dialog.showModal();
    // Closed by the browser itself. The event is late: it may belong to an earlier opening.
    dialog.onclose = () => dialog.open || host.close();
  }

  function show(index: number, shownItems: readonly LightboxItem[]): void {
    [items, current] = [shownItems, index];
    const shown = item(0);
    if (!shown) return;
    gestures?.reset();
    slots.show(shown);
    preload();
    counter.textContent = shownItems[1]
      ? settings.counter({ at: index + 1, count: shownItems.length })
      : '';
    // Tells a screen reader which picture is shown.
    status.textContent = [counter.textContent, shown.content.alt || shown.meta.title]
      .filter(Boolean)
      .join(': ');
    controls.show(shown.meta, shownItems.length, !isPicture(shown.content));
    // The focus may be within the leaving item, which is inert now and loses it a frame later.
    if (!dialog.querySelector(':focus:not([inert] *)')) dialog.focus();
  }

  function dismiss(): void {
    slots.both()[0].media?.pause();
    unlock?.();
    body.classList.remove(openClass);
    if (!body.className) body.removeAttribute('class');
    dialog.onclose = null;
    dialog.close();
  }

  function remove(): void {
    gestures?.destroy();
    controls.destroy();
    for (const slot of slots.both()) slots.fill(slot);
    dialog.remove();
  }

  return { present, show, preload, dismiss, remove };
}
