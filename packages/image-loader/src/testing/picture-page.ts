import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createTestLoader } from './pictures';

/**
 * An empty page of 1000 by 600 px for each test of a file; afterwards its loaders,
 * pictures and mocks are gone.
 *
 * @returns makes a loader on that page
 */
export function usePicturePage(): typeof createTestLoader {
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

  return (...options) => {
    const made = createTestLoader(...options);
    ended.push(() => made.loader.destroy());
    return made;
  };
}

/** Waits until a picture is loaded, in this natural width if one is given. */
export async function isLoaded(image: HTMLImageElement, width?: number): Promise<void> {
  await vi.waitFor(() => {
    expect(image.dataset.imageState).toBe('loaded');
    if (width) expect(image.naturalWidth).toBe(width);
  });
}
