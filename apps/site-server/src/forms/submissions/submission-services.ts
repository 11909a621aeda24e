import type { KeyRing } from '../../signing/key-ring';
import type { Captchas } from '../../captcha/judge-captcha';
import type { Turns } from '../../concurrency/create-turns';
import type { RateLimit } from '../../http/rate-limit';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import type { LoadVisitorState } from '../../pages/load-visitor-state';
import type { PageServices } from '../../pages/page-services';
import type { Store } from '../../store/store';
import type { SubmissionKeys } from '../keys/submission-keys';
import type { UploadServices } from '../uploads/upload-action';
import type { SubmissionHook } from './submission-hook';

/** The services that store submissions. */
export interface SubmissionServices
  extends UploadServices, Pick<PageServices, 'render' | 'viewLimit' | 'system'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  captchas: Captchas;
  submissionKeys: SubmissionKeys;
  /** Submissions, per address and form. */
  saveLimit: RateLimit;
  /** Sends the mails of a submission. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Key of derived submission keys. */
  keys: KeyRing;
  /** Runs submissions with the same key one after the other. */
  submissionTurns: Turns;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
  visitorState: LoadVisitorState;
  onSubmission: SubmissionHook;
}
