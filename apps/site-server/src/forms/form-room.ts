import type { KeyRing } from '../signing/key-ring';
import { createTurns } from '../concurrency/create-turns';
import type { RateLimits } from '../http/rate-limit';
import type { FileStore } from '../files/file-store';
import type { Store } from '../store/store';
import { createFormLimits, type FormLimits } from './create-form-limits';
import { createFormLookup } from './definitions/create-form-lookup';
import { loadForms } from './definitions/load-forms';
import { formActions } from './form-actions';
import { createSubmissionKeys } from './keys/submission-keys';
import { sweepKeys } from './keys/sweep-keys';
import { sentFormView } from './submissions/sent-form-view';
import { submissionTexts } from './submissions/submission-texts';
import { sweepUploads } from './uploads/sweep-uploads';

/** What the services of the room are made from. */
interface FormBase {
  readonly store: Pick<Store, 'now' | 'read'>;
  readonly options: FormLimits & { readonly keys: KeyRing };
  readonly limits: RateLimits;
}

/** The parts of the form room that the server composes. */
export const formRoom = {
  actions: formActions,
  texts: submissionTexts,
  textsTitle: 'Emails about forms',
  services: ({ store, options, limits }: FormBase) => ({
    ...createFormLimits(options, limits),
    forms: createFormLookup(store),
    submissionTurns: createTurns(),
    submissionKeys: createSubmissionKeys(options.keys.signer('submission key'), store.now),
  }),
  view: sentFormView,
  loadBlocks: loadForms,
  sweeps: [
    {
      run: (store: Pick<Store, 'read' | 'write' | 'now'> & { uploads: FileStore }) =>
        sweepUploads({ store, uploads: store.uploads }),
    },
    { run: sweepKeys },
  ],
};
