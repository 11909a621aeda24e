import { mountProgress } from './mount-progress';

/** The script of a table under way: a function as text, which its page allows by its hash. */
export const progressScript = `(${mountProgress.toString()})(document)`;
