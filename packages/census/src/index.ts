export {
  createExperimentProvider,
  type ExperimentProvider,
  type ExperimentResolution,
} from './experiments/create-experiment-provider';
export {
  createExperiments,
  experimentFailure,
  type ExperimentFailure,
  type Experiments,
  type FoundExperiment,
} from './experiments/create-experiments';
export { chooseVariant } from './experiments/choose-variant';
export {
  isExperimentContext,
  type ExperimentContext,
  type ExperimentType,
} from './experiments/experiment-context';
export { experimentsAttribute } from './experiments/experiment.parts';
export { createGate, mostKept, type Gate, type GateOptions, type Send } from './gate';
export {
  createPanelTracking,
  type PanelEvent,
  type PanelEventMap,
  type PanelTracking,
} from './panel-tracking';
export type { PixelEvent, PixelEventMap, PixelEventName } from './pixel-event';
export { createPixelGate, type PixelGate } from './pixel-gate';
export { pixelEventNames, readPixelEvent } from './read-pixel-event';
export type { KeptTexts, VisitorCookies, VisitorStorage } from './visitor-storage';
