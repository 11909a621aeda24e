export { containFocus, type ContainFocusOptions } from './contain-focus';
export { focusStops } from './focus-stops';
export { lockScroll } from './lock-scroll';
export { openLayer } from './open-layer';
export { returnFocus } from './return-focus';
