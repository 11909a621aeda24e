export {
  resolveContainment,
  type FocusContainer,
  type FocusContainment,
} from './focus-containment';
export { createLayerStack, type Layer, type LayerStack } from './layer-stack';
export { containmentMessage } from './messages';
export { nextStop } from './next-stop';
