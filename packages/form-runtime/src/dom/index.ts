export { afterParts, afterScript } from './after-parts';
export {
  createFormUploads,
  type FormUploadsOptions,
  type UploadPlace,
  type UploadResult,
} from './create-form-uploads';
export type { DraftOptions, DraftStorage, DraftStorages } from './draft';
export { formParts } from './form-parts';
export { hasDraft } from './has-draft';
export { kindParts } from './kind-parts';
export { mountForm } from './mount-form';
export { mountFormSteps, type FormStepsOptions } from './mount-form-steps';
export type { FormCaptcha, FormUploads, MountFormOptions } from './mount-form-options';
export { stepParts } from './step-parts';
export { uploadParts } from './upload-parts';
