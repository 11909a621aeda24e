export { containFocus, type ContainFocusOptions } from './contain-focus';
export {
  confirmationClasses,
  createConfirmation,
  type Confirmation,
  type ConfirmationOptions,
} from './create-confirmation';
export { focusStops } from './focus-stops';
export { lockScroll } from './lock-scroll';
export { mountTooltip, tooltipClass, type TooltipOptions } from './mount-tooltip';
export { openLayer } from './open-layer';
export { returnFocus } from './return-focus';
export {
  informationClass,
  showInformation,
  type Information,
  type InformationOptions,
} from './show-information';
