import { createImageLoader } from '../dom/create-image-loader';
import type { ImageLoader, ImageLoaderOptions } from '../dom/image-loader';

/** A drawing that a browser accepts as a picture; the width tells one from another. */
export function drawing(width: number): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${width}'/>`;
}

/** An address that no browser takes for a picture. */
export const brokenDrawing = 'data:image/png;base64,AAAA';

/** What was asked for, picture by picture. */
export interface Requests {
  /** `source` and width of each, in order. */
  readonly list: { source: string; width: number }[];
  /** The widths asked for one source. */
  widths(source: string): number[];
}

/** A loader whose addresses are drawings, what it asked for, and what it reported. */
export function createTestLoader(options: Partial<ImageLoaderOptions> = {}): {
  loader: ImageLoader;
  requests: Requests;
  issues: { code: string; message?: string | undefined }[];
} {
  const list: Requests['list'] = [];
  const issues: { code: string; message?: string | undefined }[] = [];
  const loader = createImageLoader({
    window,
    report: (issue) => issues.push(issue),
    address(source, width) {
      list.push({ source, width });
      return drawing(width);
    },
    ...options,
  });
  const widths = (source: string) => list.filter((asked) => asked.source === source).map(({ width }) => width);
  return { loader, requests: { list, widths }, issues };
}

/** Puts a picture on the page: `top` px from the top, in a box of the given size. */
export function addPicture(source: string, box: { top: number; width: number; height: number }): HTMLImageElement {
  const image = document.createElement('img');
  image.dataset.src = source;
  image.style.cssText = `position:absolute;left:0;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  document.body.append(image);
  return image;
}

/** Resolves when the observers have told what they saw: after two frames. */
export async function observersToldAll(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
