import type { FormValues } from '@frontage/form-runtime';
import type { SubmissionPage } from '@frontage/site-model';
import type { JsonText } from '../../store/json-text';

/** A stored submission [7.02]; the unique key is what makes it exactly one. */
export interface SubmissionTable {
  id: string;
  site_id: string;
  form_id: string;
  key: string;
  body: JsonText<FormValues>;
  page_id: string;
  page_title: string;
  page_path: string;
  content_source: SubmissionPage['contentSource'];
  flagged: number;
  /** Why it is flagged: codes with a space between. */
  reasons: string;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    submission: SubmissionTable;
  }
}
