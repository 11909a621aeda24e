import { mountTallFields } from './mount-tall-fields';

/** The script for tall fields above the bar that saves: a function as text, allowed by its hash. */
export const tallFieldsScript = `(${mountTallFields.toString()})(document)`;
