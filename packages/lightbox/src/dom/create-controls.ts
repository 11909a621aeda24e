import type { Teardown } from '@frontage/core-lifecycle';
import { asElement } from '@frontage/core-lifecycle/dom';
import { readGalleryKey } from '@frontage/gallery-engine';
import type { LightboxMeta } from '../lightbox-item';
import { shownControls, type ControlPlace } from '../shown-controls';
import type { LightboxDialog } from './build-dialog';
import { buildElement } from './build-element';
import type { LightboxHost } from './lightbox-host';

/** Buttons, keys and the caption. */
export interface Controls {
  /**
   * Updates the controls for another item.
   *
   * @param isMedia whether it is no picture: what plays has the fingers, so mobiles show previous
   *   and next too
   */
  show(meta: LightboxMeta, count: number, isMedia: boolean): void;
  /** Without swipes, mobiles need the previous and next buttons too. */
  needButtons(): void;
  readonly destroy: Teardown;
}

const mobile = '(max-width:767px),(hover:none)';
/** Elements that use arrow keys themselves. */
const ownKeys = 'input,textarea,select,video,audio,[contenteditable]';

/** Connects the dialog's buttons and keys. */
export function createControls(
  parts: LightboxDialog,
  { window, settings, clock, goTo, step, close }: LightboxHost,
): Controls {
  const { dialog, buttons, caption } = parts;
  const media = window.matchMedia(mobile);
  let lastKey = -Infinity;
  let count = 0;
  let isNeeded = false;
  let hasFingers = false;
  let wantsCaption = true;

  const actions: Record<string, () => void> = {
    close,
    previous: () => step(-1),
    next: () => step(1),
    Home: () => goTo(0),
    End: () => goTo(-1),
    caption() {
      wantsCaption = !wantsCaption;
      place();
    },
  };

  function place(): void {
    const hasCaption = caption.childElementCount > 0;
    const isMobile = media.matches;
    const places: Record<string, ControlPlace> = shownControls({
      count,
      isMobile,
      controls: settings.controls,
      hasCaption,
    });
    // Without its button a hidden caption could not be shown again.
    caption.hidden = !hasCaption || (isMobile && !wantsCaption);
    for (const button of buttons) {
      const where = places[button.value];
      if (where)
        button.dataset.place = (isNeeded || hasFingers) && where === 'quiet' ? 'shown' : where;
      if (button.value === 'caption') button.ariaExpanded = `${!caption.hidden}`;
    }
  }

  dialog.onclick = ({ target }) => {
    actions[asElement(target).closest('button')?.value ?? '']?.();
  };
  dialog.onkeydown = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
      return;
    const name = actionOf(event.key, dialog, settings);
    if (!name || (name !== 'close' && asElement(event.target).closest(ownKeys))) return;
    event.preventDefault(); // A menu that is open below does not close with it.
    const now = clock.now();
    if (name !== 'close' && now - lastKey < settings.keyThrottle) return;
    lastKey = now;
    actions[name]?.();
  };
  // The device's equivalent of Escape.
  dialog.oncancel = (event) => {
    event.preventDefault();
    close();
  };
  media.onchange = place;

  return {
    show(meta, items, isMedia) {
      count = items;
      hasFingers = isMedia;
      caption.replaceChildren(...buildCaption(window.document, meta));
      place();
    },
    needButtons() {
      isNeeded = true;
      place();
    },
    destroy: () => void (media.onchange = null),
  };
}

function buildCaption(
  document: Document,
  { title, description, link }: LightboxMeta,
): HTMLElement[] {
  const more = link && buildElement(document, 'a', { href: link.href, textContent: link.text });
  return [title, description, more].flatMap((words) =>
    words ? buildElement(document, 'p', {}, [words]) : [],
  );
}

/** Gives the action of a key; undefined if it has none. */
function actionOf(
  key: string,
  dialog: Element,
  { keys }: Pick<LightboxHost['settings'], 'keys'>,
): string | undefined {
  if (key === 'Escape') return 'close';
  if (key === 'Home' || key === 'End') return key;
  return readGalleryKey(key, dialog.matches(':dir(rtl)') ? 'rtl' : 'ltr', keys);
}
