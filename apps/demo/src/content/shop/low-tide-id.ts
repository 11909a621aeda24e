import { seedId } from '../../seed-id';

/** The asset of the picture that its buyers fetch; the one on the pages is another. */
export const lowTideId = seedId('file:low-tide.jpg');
