import { readBlockJson } from '@frontage/core-lifecycle/dom';
import type { JsonObject } from '@frontage/site-model';
import { defineBlockImport, storedData } from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';
import { storedFields } from '../../stored/stored-fields';
import { mapDefaults, readMapLocation, readMapOptions } from './map-options';
import { mapAttributes, publishedMapSelector } from './map.parts';

/** The options of a map that a block stores. */
const stored = ['draggable', 'scrollwheel', 'showControls', 'linkOnClick'] as const;

/** Maps, ours and published. */
export const mapImport = defineBlockImport({
  selector: `[data-block=map],${publishedMapSelector}`,
  read(root) {
    const data = readBlockJson(
      root,
      root.hasAttribute(mapAttributes.data) ? mapAttributes.data : mapAttributes.component,
    );
    const location = storedFields(data).raw('location');
    if (typeof location !== 'object' || location === null) return 'keep';
    const { style, ...options } = readMapOptions(data);
    const service = storedFields(readBlockJson(root, mapAttributes.service));
    const ratio = readPageNumber(root, '--fr-map-ratio');
    const own: JsonObject = { ...readMapLocation(location) };
    return [
      {
        type: 'map',
        data: {
          location: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== '')),
          ...storedData({
            style: style === mapDefaults.style ? undefined : String(style),
            ratio: ratio === 1.5 ? undefined : ratio,
            tiles: service.text('tiles'),
            credit: service.text('credit'),
            key: service.text('key'),
          }),
          ...Object.fromEntries(
            stored
              .filter((name) => options[name] !== mapDefaults[name])
              .map((name) => [name, options[name]]),
          ),
        },
      },
    ];
  },
});
