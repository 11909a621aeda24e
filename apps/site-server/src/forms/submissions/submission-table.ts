import type { FormValues } from '@frontage/form-runtime';
import type { SubmissionPage } from '@frontage/site-model';
import type { JsonText } from '../../store/json-text';

/** A stored submission [7.02]; its unique key makes sure that it is stored once. */
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
  /** Why it is flagged: codes separated by spaces. */
  reasons: string;
  /** What it is found by; see `searchText`. */
  search_text: string;
  /** When somebody who looks after the site opened it first. */
  read_at: number | null;
  /** When somebody who looks after the site answered it first. */
  answered_at: number | null;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    submission: SubmissionTable;
  }
}
