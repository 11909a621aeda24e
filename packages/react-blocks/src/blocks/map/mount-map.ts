import { loadChunk, type Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import type { MapData } from './map-data';
import { mapAttributes } from './map.parts';
import type { MapView, MapViewOptions } from './map-view';
import { isTileTemplate } from './tile-address';

/**
 * Shows the button, and the map once it is pressed: the press is the visitor's consent for this one
 * map. If the service does not come, the address still leads to a map.
 */
export function mountMap(root: HTMLElement, data: MapData, context: BlockContext): Teardown {
  const { box, button, key, tiles, texts } = data;
  const { document } = context.window;
  if (!box || !button || (key === '' && !isTileTemplate(tiles))) return () => {};
  const changes = createMarkupChanges(document);
  changes.keep(root, [mapAttributes.state]);
  changes.keep(button, ['hidden', 'aria-disabled']);
  const original = button.textContent;
  button.hidden = false;
  button.addEventListener('click', open);
  let view: MapView | undefined;
  let isEnded = false;

  function open(): void {
    if (root.getAttribute(mapAttributes.state) === 'loading') return;
    root.setAttribute(mapAttributes.state, 'loading');
    button?.setAttribute('aria-disabled', 'true');
    if (button) button.textContent = texts.loading;
    show().catch((cause: unknown) => {
      if (isEnded) return;
      context.report({ code: 'MAP_FAILED', block: 'map', cause });
      root.setAttribute(mapAttributes.state, 'failed');
      button?.removeAttribute('aria-disabled');
      if (button) button.textContent = texts.failed;
    });
  }

  async function show(): Promise<void> {
    const options: MapViewOptions = { ...data, box: box ?? document.body, context };
    const { clock } = context;
    const create =
      key === ''
        ? (await loadChunk({ id: 'map', load: () => import('./create-tile-map'), clock }))
            .createTileMap
        : (await loadChunk({ id: 'map', load: () => import('./create-google-map'), clock }))
            .createGoogleMap;
    const made = await create(options);
    if (isEnded) {
      made.destroy();
      return;
    }
    view = made;
    root.setAttribute(mapAttributes.state, 'shown');
    const hadFocus = document.activeElement === button;
    if (button) button.hidden = true;
    if (hadFocus) made.focus();
  }

  return () => {
    isEnded = true;
    view?.destroy();
    button.removeEventListener('click', open);
    button.textContent = original;
    changes.undo();
  };
}
