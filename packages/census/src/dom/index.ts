export { pixelGate, type PixelGlobal } from './page-gate';
