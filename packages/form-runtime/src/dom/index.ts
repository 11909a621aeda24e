export type { DraftStorage } from './draft';
export { formParts } from './form-parts';
export { mountForm } from './mount-form';
export type { MountFormOptions } from './mount-form-options';
