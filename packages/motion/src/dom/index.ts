export { browserFrames } from './browser-frames';
