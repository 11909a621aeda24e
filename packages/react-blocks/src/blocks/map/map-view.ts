import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { MapData } from './map-data';

/** What a service of maps is given. */
export interface MapViewOptions extends Omit<MapData, 'box' | 'button'> {
  /** The box that the map fills. */
  readonly box: HTMLElement;
  readonly context: BlockContext;
}

/** A map that is shown. */
export interface MapView {
  focus(): void;
  /** Removes it; calling it again does nothing. */
  destroy(): void;
}

/**
 * Shows a map: one file for each service. Rejects if the service does not come.
 */
export type CreateMapView = (options: MapViewOptions) => Promise<MapView> | MapView;
