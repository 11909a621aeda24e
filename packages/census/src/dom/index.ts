export { pageExperiments } from './page-experiments';
export { consentEvent } from './consent/consent-event';
export { decideConsent } from './consent/decide-consent';
export { pageConsent, type PageConsent } from './consent/page-consent';
export { visitorStorage } from './consent/visitor-storage';
export { recordChoice } from './consent/record-choice';
export { pixelGate, type PixelGlobal } from './pixel-gate';
