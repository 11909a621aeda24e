export { pixelGate, type PixelGlobal } from './pixel-gate';
