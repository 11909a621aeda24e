import { mountPicks } from './mount-picks';

/** The script of lists whose rows are picked: a function as text, which they allow by its hash. */
export const pickScript = `(${mountPicks.toString()})(document)`;
