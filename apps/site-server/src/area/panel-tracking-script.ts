import { mountPanelTracking } from './mount-panel-tracking';

/** The script that tracks a page of the area: a function as text, which its policy allows. */
export const panelTrackingScript = `(${mountPanelTracking.toString()})(document)`;
