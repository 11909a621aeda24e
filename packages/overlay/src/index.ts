export {
  resolveContainment,
  type FocusContainer,
  type FocusContainment,
} from './focus-containment';
export {
  confirmationButtons,
  confirmationStyles,
  type ConfirmationOutcome,
  type ConfirmationStyle,
} from './confirmation-style';
export { confirmationMeasures, informationTime, tooltipMeasures } from './defaults';
export { createLayerStack, type Layer, type LayerStack } from './layer-stack';
export { containmentMessage } from './messages';
export { nextStop } from './next-stop';
export { placeTooltip, type TooltipPlaceInput } from './place-tooltip';
