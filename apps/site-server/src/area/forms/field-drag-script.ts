import { mountFieldDrag } from './mount-field-drag';

/** The script of the page of a form: a function as text, which its page allows by its hash. */
export const fieldDragScript = `(${mountFieldDrag.toString()})(document)`;
