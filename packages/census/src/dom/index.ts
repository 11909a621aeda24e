export { pageExperiments } from './page-experiments';
export { choiceFacts, consentEvent } from './consent/choice-facts';
export { consentAddress, pageConsent, type PageConsent } from './consent/page-consent';
export { recordChoice, type ChoiceFacts } from './consent/record-choice';
export { pixelGate, type PixelGlobal } from './pixel-gate';
