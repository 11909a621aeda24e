import type { KindPicture } from './palette/palette-entry';

const svg = 'http://www.w3.org/2000/svg';

/** Draws a small picture, which nobody needs to hear about: its name stands beside it. */
export function drawPicture(document: Document, { lines, areas }: KindPicture): SVGSVGElement {
  const drawn = document.createElementNS(svg, 'svg');
  const parts = { viewBox: '0 0 48 32', width: '48', height: '32', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(parts)) drawn.setAttribute(name, value);
  const draw = (d: string, part: string) => {
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', d);
    path.setAttribute('class', part);
    drawn.append(path);
  };
  if (areas) draw(areas, 'area');
  draw(lines, 'line');
  return drawn;
}
