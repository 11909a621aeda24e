export { itemEventName, type ItemEventKind } from './events/item-event-name';
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
export { eventIssueMessage, readTrackedEvent, type EventIssue } from './events/read-tracked-event';
export type { TrackedEvent } from './events/tracked-event';
export {
  consentAddress,
  consentCookie,
  consentLifetime,
  cookieBannerVersion,
  readConsentChoice,
  restrictedCookies,
  trackingCookies,
} from './consent/consent-cookie';
export {
  consentFrameAttribute,
  consentPolicyAttribute,
  readConsentPolicy,
  writeConsentPolicy,
} from './consent/consent-policy';
export {
  allowsCategory,
  consentCategories,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentPolicy,
  type ConsentState,
} from './consent/consent-state';
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
export type { CensusEvent, EventData, Losses } from './packed/census-event';
export { markLate } from './packed/mark-late';
export {
  mostBatchBytes,
  packEvents,
  type PackedText,
  type PackOptions,
} from './packed/pack-events';
export {
  readPackedEvents,
  type BadRow,
  type BadRowReason,
  type ReceivedBatch,
  type ReceivedEvent,
} from './packed/read-packed-events';
export type { KeptTexts, VisitorCookies, VisitorStorage } from './storage/visitor-storage';
export {
  countsAsPageView,
  designIdentifier,
  whyNotTracked,
  type NotTrackedReason,
  type TrackingFacts,
} from './rules/why-not-tracked';
export { createTraceLog, type TraceLog } from './errors/create-trace-log';
export { earlyErrors } from './errors/early-errors';
export { readPageFacts, type PageFacts } from './page-facts';
