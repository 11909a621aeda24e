/** A file of a form; see `Upload`. */
export interface UploadTable {
  id: string;
  site_id: string;
  form_id: string;
  field_id: string;
  key: string;
  /** Its sender while it waits, see `uploadSender`; `''` afterwards. */
  sender: string;
  /** Null while it waits. */
  submission_id: string | null;
  name: string;
  mime: string;
  bytes: number;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    upload: UploadTable;
  }
}
