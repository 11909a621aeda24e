import { galleryDesigns } from './designs/gallery-designs';

/** The element that holds the slides is missing [5.13] [8.15]. */
export const noContainerMessage = 'No gallery container found';

/** The root, the data or the context of a gallery is null or undefined. */
export function missingMessage(name: string): string {
  return `[gallery-engine] The ${name} is missing. Call mountGallery(root, readGallery(root), { window, report }) once the root is on the page.`;
}

/** There is no design of that name; the ones that are there follow [5.13] [8.15]. */
export function unknownDesignMessage(name: string): string {
  return (
    'These are not the gallery designs you are looking for. ' +
    `(We could not find a design by the name ${name}. There are: ${galleryDesigns.join(', ')}.)`
  );
}

/** The element already belongs to a gallery [5.13]. */
export const alreadyBoundMessage = '[gallery-engine] Already a gallery: end that one first.';

/** There is no stacked transition of that name [8.15]. */
export function unknownTransitionMessage(name: string): string {
  return `Could not find transition named "${name}"`;
}

/** What goes to the console only, word for word [8.15]. */
export const galleryConsoleMessages = {
  decoding: 'Error decoding gallery block data.',
  evaluating: 'Error evaluating gallery block data.',
  noVideoLoader: 'VideoLoader not found',
  noLoader: 'Loader2 not found',
  noNode: 'No valid HTMLElement node was supplied!',
} as const;

/** Reported once where a page still uses the gallery of before [8.15]. */
export const oldGalleryMessage = '[gallery-engine] The old gallery is in use on this page.';

/** Warned where a lightbox is asked for that the site's plan does not have [8.15]. */
export const noLightboxMessage = '[gallery-engine] The lightbox is not available in this tier.';
