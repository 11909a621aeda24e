export { afterParts } from './after-parts';
export type { DraftStorage } from './draft';
export { formParts } from './form-parts';
export { kindParts } from './kind-parts';
export { mountForm } from './mount-form';
export type { FormCaptcha, FormUploads, MountFormOptions } from './mount-form-options';
export { stepParts } from './step-parts';
export { uploadParts } from './upload-parts';
