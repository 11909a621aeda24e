import { frames, openMoving } from './moving-page';

/** Opens a carousel in a text direction. */
export async function openCarousel(
  options: Parameters<typeof openMoving>[1] = {},
  dir: 'ltr' | 'rtl' = 'ltr',
) {
  const attributes = `dir="${dir}" ${options.attributes ?? ''}`;
  const carousel = openMoving('carousel', { ...options, attributes });
  await frames(2);
  return carousel;
}
