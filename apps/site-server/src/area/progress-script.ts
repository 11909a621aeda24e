import { mountProgress } from './mount-progress';

/** The script of what is under way: a function as text, which its page allows by its hash. */
export const progressScript = `(${mountProgress.toString()})(document)`;
