import { galleryDesigns } from './designs/gallery-designs';

/** The element that holds the slides is missing [5.13] [8.15]. */
export const noContainerMessage = 'No gallery container found';

/** There is no design of that name; the ones that are there follow [5.13] [8.15]. */
export function unknownDesignMessage(name: string): string {
  return (
    'These are not the gallery designs you are looking for. ' +
    `(We could not find a design by the name ${name}. There are: ${galleryDesigns.join(', ')}.)`
  );
}

/** The element already belongs to a gallery [5.13]. */
export const alreadyBoundMessage = '[gallery-engine] Already a gallery: end that one first.';
