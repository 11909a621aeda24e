import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { MapFacade } from './MapFacade';
import {
  mapAddress,
  mapSearchHref,
  readMapLocation,
  readMapOptions,
  type MapLocation,
  type MapOptions,
} from './map-options';
import { mapServiceNeeds } from './map-service-needs';
import { mapAttributes, mapParts } from './map.parts';
import { mapTexts } from './map.texts';

/** A map with a marker. */
export interface MapProps extends RootProps, Partial<MapOptions> {
  /** What it shows; what is left out has its default. */
  location: Partial<MapLocation>;
  /** Width by height. @default 1.5 */
  ratio?: number | undefined;
  /** The address of tiles, with `{z}`, `{x}` and `{y}`. @default there is no map to ask for */
  tiles?: string | undefined;
  /** Who drew the tiles. @default nobody is named */
  credit?: string | undefined;
  /** The key of Google Maps, which then shows the map. @default none */
  mapKey?: string | undefined;
  /** The address of the marker's picture, 48 × 64 px, shown at half of it. @default a pin */
  markerPicture?: string | undefined;
}

/**
 * A map block [2.22]: the place is drawn and its address leads to a map elsewhere; a press on the
 * button asks the service of the map, and nothing does before.
 */
export function MapBlock(props: MapProps): ReactNode {
  const { ratio = 1.5, tiles = '', credit = '', mapKey = '', markerPicture = '' } = props;
  const texts = useTexts(mapTexts);
  const location = readMapLocation(props.location);
  const options = readMapOptions(props);
  const hasService = tiles !== '' || mapKey !== '';
  const service = hasService
    ? JSON.stringify({ tiles, credit, key: mapKey, markerPicture, texts })
    : undefined;
  const data = JSON.stringify({ location, ...options });
  usePageNeeds(mapServiceNeeds({ tiles, key: mapKey }));
  const root = useMount(hasService ? () => import('./map.mount') : undefined, `${data} ${service}`);
  const address = mapAddress(location);
  return (
    <BlockRoot
      block="map"
      {...rootProps(props)}
      rootRef={root}
      waits={hasService}
      events={hasService ? ['click'] : undefined}
      values={{ '--fr-map-ratio': String(ratio) }}
      data={{ [mapAttributes.data]: data, [mapAttributes.service]: service }}
    >
      <div className={mapParts.box} data-map-style={options.style}>
        <MapFacade picture={markerPicture} style={options.style} />
        {hasService && (
          <button type="button" className={`fr-action ${mapParts.open}`} hidden>
            {texts.show}
          </button>
        )}
      </div>
      <p className={mapParts.address}>
        <a href={mapSearchHref(location)} target="_blank" rel="noopener">
          {address.length > 0 ? address.join(', ') : texts.map}
          <span className="fr-hidden"> {texts.elsewhere}</span>
        </a>
      </p>
    </BlockRoot>
  );
}
