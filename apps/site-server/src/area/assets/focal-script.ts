import { mountFocalPoint } from './mount-focal-point';

/** The script of the page of a picture: a function as text, which its page allows by its hash. */
export const focalScript = `(${mountFocalPoint.toString()})(document)`;
