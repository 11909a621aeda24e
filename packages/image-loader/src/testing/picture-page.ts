import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failedAttribute, loadingClass } from '../dom/image-attributes';

/**
 * Options for `vi.waitFor`: long enough for a busy machine; what never happens ends with the test.
 */
export const noHurry = { timeout: 50_000, interval: 20 };

/**
 * Gives each test of a file an empty page of 1000 by 600 px; removes its loaders, pictures and
 * mocks afterwards.
 *
 * @param create creates the test's objects
 * @returns creates them for one test and ends them after it
 */
export function usePicturePage<Options, Made extends { loader: { destroy(): void } }>(
  create: (options?: Options) => Made,
): (options?: Options) => Made {
  let ended: (() => void)[] = [];

  beforeEach(async () => {
    await page.viewport(1000, 600);
  });

  afterEach(() => {
    for (const end of ended) end();
    ended = [];
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  return (options) => {
    const made = create(options);
    ended.push(() => made.loader.destroy());
    return made;
  };
}

/** Waits until a picture is loaded, with this natural width if one is given. */
export async function isLoaded(image: HTMLImageElement, width?: number): Promise<void> {
  await vi.waitFor(() => {
    expect(image.classList.contains(loadingClass) || image.hasAttribute(failedAttribute)).toBe(
      false,
    );
    expect(image.naturalWidth).toBeGreaterThan(0);
    if (width) expect(image.naturalWidth).toBe(width);
  }, noHurry);
}
