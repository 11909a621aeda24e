export { createTween, type Frames, type Tween, type TweenOptions } from './create-tween';
export { animationDuration, tweenDuration } from './defaults';
export { easeOut, type Easing } from './easing';
export { noDurationMessage, noFunctionMessage } from './messages';
