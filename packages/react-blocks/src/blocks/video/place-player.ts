import type { VideoMode } from './video.parts';

/**
 * Places a player in its stage [5.11]: `none` and `fit` show it whole, `fill` covers the stage and
 * crops the rest. The stage is a size container, so that the browser does the arithmetic and a
 * resize needs no script.
 *
 * @param ratio width by height of the video
 */
export function placePlayer(player: HTMLElement, mode: VideoMode, ratio: number): void {
  const isFile = player.localName === 'video';
  const pick = mode === 'fill' ? 'max' : 'min';
  // The browser's own player fits its picture itself, and keeps its controls visible.
  const size = (axis: string, other: string): string =>
    isFile || mode === 'none' ? '100%' : `${pick}(100${axis}, ${other})`;
  Object.assign(player.style, {
    position: 'absolute',
    inset: '50% auto auto 50%',
    translate: '-50% -50%',
    maxInlineSize: 'none',
    border: '0',
    inlineSize: size('cqw', `100cqh * ${ratio}`),
    blockSize: size('cqh', `100cqw / ${ratio}`),
    objectFit: mode === 'fill' ? 'cover' : 'contain',
  });
}
