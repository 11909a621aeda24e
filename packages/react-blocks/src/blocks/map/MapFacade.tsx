import type { ReactNode } from 'react';
import { hasMarkerPicture, type MapStyle } from './map-options';
import { mapParts } from './map.parts';
import { markerPath } from './marker-path';

/** Streets of no place, and water: what stands there before a map does. */
export function MapFacade({ picture, style }: { picture: string; style: MapStyle }): ReactNode {
  return (
    <div className={mapParts.facade} aria-hidden="true">
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
        <path className="fr-map__water" d="M0 150C60 120 90 190 160 168s90 10 140-18V200H0Z" />
        <path
          className="fr-map__streets"
          d="M-10 40L310 70M-10 100C80 80 200 120 310 96M60-10L90 210M150-10C140 80 170 120 160 210M240-10L220 210M90 30L150 60M170 110L230 130"
        />
      </svg>
      {picture === '' ? (
        <svg
          className={mapParts.marker}
          viewBox="0 0 48 64"
          data-small={hasMarkerPicture(style) ? 'true' : undefined}
        >
          <path d={markerPath} fill="currentColor" fillRule="evenodd" />
        </svg>
      ) : (
        <img className={mapParts.marker} src={picture} alt="" width={24} height={32} />
      )}
    </div>
  );
}
