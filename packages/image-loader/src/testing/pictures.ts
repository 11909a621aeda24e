import { createImageLoader } from '../dom/create-image-loader';
import { createPlacingLoader } from '../dom/create-placing-loader';
import type {
  ImageLoader,
  ImageLoaderOptions,
  PlacingLoader,
  PlacingLoaderOptions,
} from '../dom/image-loader';

/** A drawing that a browser accepts as a picture; widths make drawings distinct. */
export function drawing(width: number): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${width}'/>`;
}

/** An address that no browser accepts as a picture. */
export const brokenDrawing = 'data:image/png;base64,AAAA';

/** What was requested, picture by picture. */
export interface Requests {
  /** `source` and width of each, in order. */
  readonly list: { source: string; width: number }[];
  /** The widths requested for one source. */
  widths(source: string): number[];
}

/** Records what a loader requests, through the addresses that it asks for. */
function recordRequests(): { requests: Requests; ask: (source: string, width: number) => string } {
  const list: Requests['list'] = [];
  const widths = (source: string) =>
    list.filter((request) => request.source === source).map(({ width }) => width);
  const ask = (source: string, width: number): string => {
    list.push({ source, width });
    return drawing(width);
  };
  return { requests: { list, widths }, ask };
}

/** Creates a loader whose addresses are drawings, and a record of its requests. */
export function createTestLoader(options: Partial<ImageLoaderOptions> = {}): {
  loader: ImageLoader;
  requests: Requests;
} {
  const { requests, ask } = recordRequests();
  const address = ({ dataset }: HTMLImageElement, width: number) => ask(dataset.src ?? '', width);
  return { loader: createImageLoader({ window, address, ...options }), requests };
}

/**
 * Creates a placing loader whose addresses are drawings, with records of its requests and reports.
 */
export function createTestPlacingLoader(options: Partial<PlacingLoaderOptions> = {}): {
  loader: PlacingLoader;
  requests: Requests;
  issues: { code: string; message?: string | undefined }[];
} {
  const { requests, ask } = recordRequests();
  const issues: { code: string; message?: string | undefined }[] = [];
  const report = (issue: { code: string; message?: string | undefined }) => void issues.push(issue);
  return {
    loader: createPlacingLoader({ window, report, address: ask, ...options }),
    requests,
    issues,
  };
}

/** Puts a picture on the page: `top` px from the top, in a box of the given size. */
export function addPicture(
  source: string,
  box: { top: number; width: number; height: number },
): HTMLImageElement {
  const image = document.createElement('img');
  image.dataset.src = source;
  image.style.cssText = `position:absolute;left:0;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  document.body.append(image);
  return image;
}

/** Resolves after two frames, when the observers have reported everything. */
export async function observersToldAll(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
