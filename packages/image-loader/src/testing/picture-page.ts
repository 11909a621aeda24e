import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failedAttribute, loadingClass } from '../dom/image-attributes';

/** For `vi.waitFor`: a busy machine is slow, not wrong; what never comes ends with the test. */
export const noHurry = { timeout: 50_000, interval: 20 };

/**
 * An empty page of 1000 by 600 px for each test of a file; afterwards its loaders,
 * pictures and mocks are gone.
 *
 * @param create makes what the page is to have
 * @returns makes it; when the test is over it is ended
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

/** Waits until a picture is loaded, in this natural width if one is given. */
export async function isLoaded(image: HTMLImageElement, width?: number): Promise<void> {
  await vi.waitFor(() => {
    expect(image.classList.contains(loadingClass) || image.hasAttribute(failedAttribute)).toBe(
      false,
    );
    expect(image.naturalWidth).toBeGreaterThan(0);
    if (width) expect(image.naturalWidth).toBe(width);
  }, noHurry);
}
