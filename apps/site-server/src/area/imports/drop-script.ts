import { mountDrop } from './mount-drop';

/** The script of the form that takes files: a function as text, allowed by its hash. */
export const dropScript = `(${mountDrop.toString()})(document)`;
