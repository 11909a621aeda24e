export type { DraftStorage } from './draft';
export { formParts } from './form-parts';
export { mountForm, type MountFormOptions } from './mount-form';
