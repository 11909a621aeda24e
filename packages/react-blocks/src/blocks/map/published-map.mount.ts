import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { storedFields } from '../../stored/stored-fields';
import { decodeMapKey } from './decode-map-key';
import { mapAddress, mapSearchHref, readMapLocation, readMapOptions } from './map-options';
import { mapAttributes, mapParts } from './map.parts';
import { mapTexts } from './map.texts';
import type { MapData } from './map-data';
import { mountMap } from './mount-map';

/** Reads published markup: the JSON on its root, and the key in the page's context. */
export function read(root: HTMLElement): Omit<MapData, 'box' | 'button'> {
  const data = readBlockJson(
    root,
    root.hasAttribute(mapAttributes.data) ? mapAttributes.data : mapAttributes.component,
  );
  return {
    location: readMapLocation(storedFields(data).raw('location')),
    options: readMapOptions(data),
    tiles: '',
    credit: '',
    key: decodeMapKey(root.ownerDocument.defaultView),
    markerPicture: '',
    texts: mapTexts.english,
  };
}

/** Puts a box, a button and the address into the empty root. */
export function mount(
  root: HTMLElement,
  data: Omit<MapData, 'box' | 'button'>,
  context: BlockContext,
): () => void {
  const { document } = context.window;
  const { location, options, key, texts } = data;
  const box = document.createElement('div');
  box.className = mapParts.box;
  box.dataset.mapStyle = String(options.style);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = mapParts.open;
  button.textContent = mapTexts.english.show;
  button.hidden = true;
  box.append(button);
  const link = document.createElement('a');
  link.href = mapSearchHref(location);
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = mapAddress(location).join(', ') || texts.map;
  const address = document.createElement('p');
  address.className = mapParts.address;
  address.append(link);
  // What an earlier runtime drew comes back when this one ends.
  const before = [...root.childNodes];
  root.replaceChildren(...(key === '' ? [] : [box]), address);
  const end = mountMap(root, { ...data, box, button }, context);
  return () => {
    end();
    root.replaceChildren(...before);
  };
}
