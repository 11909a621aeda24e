export { browserFrames } from './browser-frames';
export { startTween, type BrowserTweenOptions } from './start-tween';
