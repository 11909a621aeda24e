export { pageExperiments } from './page-experiments';
export { pixelGate, type PixelGlobal } from './pixel-gate';
