export {
  createFormUploads,
  type FormUploadsOptions,
  type UploadPlace,
  type UploadResult,
} from './create-form-uploads';
export type { DraftOptions, DraftStorage, DraftStorages } from './draft';
export { mountForm } from './mount-form';
export { mountFormSteps, type FormStepsOptions } from './mount-form-steps';
export type { FormCaptcha, FormUploads, MountFormOptions } from './mount-form-options';
