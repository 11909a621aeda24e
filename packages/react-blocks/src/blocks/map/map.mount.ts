import type { Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { storedFields } from '../../stored/stored-fields';
import { readMapLocation, readMapOptions } from './map-options';
import { mapAttributes, mapParts } from './map.parts';
import { mapTexts } from './map.texts';
import type { MapData } from './map-data';
import { mountMap } from './mount-map';

/** Reads our markup; never throws. */
export function read(root: HTMLElement): MapData {
  const data = readBlockJson(root, mapAttributes.data);
  const service = storedFields(readBlockJson(root, mapAttributes.service));
  const words = storedFields(service.raw('texts'));
  const { english } = mapTexts;
  return {
    box: root.querySelector<HTMLElement>(`.${mapParts.box}`),
    button: root.querySelector<HTMLButtonElement>(`.${mapParts.open}`),
    location: readMapLocation(storedFields(data).raw('location')),
    options: readMapOptions(data),
    tiles: service.text('tiles'),
    credit: service.text('credit'),
    key: service.text('key'),
    markerPicture: service.text('markerPicture'),
    texts: {
      loading: words.text('loading', english.loading),
      failed: words.text('failed', english.failed),
      map: words.text('map', english.map),
      closer: words.text('closer', english.closer),
      further: words.text('further', english.further),
      elsewhere: words.text('elsewhere', english.elsewhere),
    },
  };
}

/** Shows the map once somebody asks for it. */
export function mount(root: HTMLElement, data: MapData, context: BlockContext): Teardown {
  return mountMap(root, data, context);
}
