import { createGate, type Gate, type GateOptions } from './gate';

/**
 * What an owner does in the panels of the configuration area [7.25]. It never contains typed text
 * or keys.
 */
export interface PanelEventMap {
  /** A control of the interface was clicked. */
  readonly 'interface-click': { readonly panel: string; readonly control: string };
  readonly 'cart-panel': { readonly action: 'opened' | 'changed' | 'closed' };
  readonly 'inventory-panel': { readonly action: 'opened' | 'changed' | 'closed' };
  readonly 'api-key-panel': { readonly action: 'opened' | 'created' | 'revoked' | 'closed' };
}

/** One event of a panel: its name and the details of that name. */
export type PanelEvent = {
  readonly [Name in keyof PanelEventMap]: {
    readonly name: Name;
    readonly details: PanelEventMap[Name];
  };
}[keyof PanelEventMap];

/** The gate through which panels track events. */
export interface PanelTracking extends Omit<Gate<PanelEvent>, 'emit'> {
  /** The one function that tracks every event. */
  track: Gate<PanelEvent>['emit'];
}

/**
 * Tracks what happens in panels, behind a gate of its own that is shut until somebody
 * opens it.
 *
 * @example
 * const { track, open } = createPanelTracking();
 * track({ name: 'interface-click', details: { panel: 'orders', control: 'export' } });
 */
export function createPanelTracking(options?: GateOptions): PanelTracking {
  const { emit, open, shut } = createGate<PanelEvent>(options);
  return { track: emit, open, shut };
}
