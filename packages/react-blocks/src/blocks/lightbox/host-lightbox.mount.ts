import { readChoice, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountLightbox, type LightboxData } from '@frontage/lightbox/dom';
import { loadTexts } from '../../texts/load-texts';
import { lightboxAttributes } from './lightbox.parts';
import type { lightboxTexts } from './lightbox.texts';

/** Reads what the root says of its lightbox. */
export function read(root: HTMLElement): LightboxData {
  const attribute = (name: keyof typeof lightboxAttributes): string | undefined =>
    root.getAttribute(lightboxAttributes[name]) ?? undefined;
  const hasControls = attribute('controls') !== 'false';
  const label = attribute('label');
  return {
    ...(label && { title: label }),
    links: attribute('links'),
    theme: readChoice(attribute('theme'), ['dark', 'light'] as const, 'dark'),
    controls: { previous: hasControls, next: hasControls },
    history: readChoice(attribute('history'), ['entry', 'none', 'hash', 'path'] as const, 'entry'),
    collectionUrl: attribute('collectionUrl'),
  };
}

/** Lets the links in the root open it. */
export async function mount(
  root: HTMLElement,
  data: LightboxData,
  context: BlockContext,
): Promise<Teardown> {
  const texts = await loadTexts(root, context);
  const { window, clock, reducedMotion, signal } = context;
  if (signal.aborted) return () => {};
  const settings = { ...texts?.own<typeof lightboxTexts>('lightbox'), ...data };
  return mountLightbox(root, settings, { window, clock, reducedMotion });
}
