export { afterParts, afterScript } from './after-parts';
export { formParts } from './form-parts';
export { hasDraft } from './has-draft';
export { kindParts } from './kind-parts';
export { stepParts } from './step-parts';
export { uploadParts } from './upload-parts';
