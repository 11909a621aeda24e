import type { FormDefinition } from '@frontage/form-runtime';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Submission } from './submissions';

/** A stored submission, and how to write to its sender. */
export interface SubmissionEntry {
  site: Site;
  form: FormDefinition;
  submission: Submission;
  /** The site's origin, such as `https://studio.example`. */
  origin: string;
  /** What it came with. */
  headers: EndpointRequest['headers'];
  /** The language of the page that sent it, BCP 47. */
  language: string;
}

/** What another room does in the transaction that stores a submission. */
export type SubmissionHook = (db: Database, entry: SubmissionEntry) => Promise<void>;
