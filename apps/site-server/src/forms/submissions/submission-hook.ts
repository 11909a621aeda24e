import type { FormDefinition } from '@frontage/form-runtime';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Submission } from './submissions';

/** A submission that is stored, and how to write to who sent it. */
export interface SubmissionEntry {
  site: Site;
  form: FormDefinition;
  submission: Submission;
  /** Where the site is, such as `https://studio.example`. */
  origin: string;
  /** Of the page that it was sent from, BCP 47. */
  language: string;
}

/** What another room does in the transaction that stores a submission. */
export type SubmissionHook = (db: Database, entry: SubmissionEntry) => Promise<void>;
