import type { Kysely } from 'kysely';
import type { CheckoutTables } from '../shop/checkout/checkout-tables';
import type { ListingTables } from './listing-tables';
import type { ShopTables } from './shop-tables';

/** One published address; `settings` is the JSON text of `SiteSettings`. */
export interface SiteTable {
  id: string;
  host: string | null;
  /** Counts every change that a visitor could see; part of every page's ETag. */
  revision: number;
  /**
   * Counts every change of what visitors see of products; pages that show some are looked at anew.
   */
  shop_revision: number;
  settings: string;
  created_at: number;
  updated_at: number;
}

/** A page is two pointers: the version that is worked on, and the one that visitors see. */
export interface PageTable {
  id: string;
  site_id: string;
  slug: string;
  page_type: number;
  collection_id: string | null;
  draft_version_id: string | null;
  published_version_id: string | null;
  created_at: number;
  updated_at: number;
}

/** One immutable state of a page, with the texts that search looks through. */
export interface PageVersionTable {
  id: string;
  site_id: string;
  page_id: string;
  number: number;
  title: string;
  description: string;
  document: string;
  /** Plain text of the page, as excerpts show it. */
  plain_text: string;
  /** Words of the title, folded, with a space on either side of each. */
  title_words: string;
  /** Words of title, description and text, folded the same way. */
  all_words: string;
  created_at: number;
}

/** A picture that the site owns; its bytes are a file named after the id. */
export interface AssetTable {
  id: string;
  site_id: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  alt: string;
  focal_x: number;
  focal_y: number;
  color: string;
  bytes: number;
  /** 0: stored before frames were counted. */
  frames: number;
  transparent: number;
  /** 1: only who bought it may fetch it. */
  for_buyers: number;
  created_at: number;
}

/** A form as its owner configured it; submissions are judged by this, never by what a page sent. */
export interface FormTable {
  id: string;
  site_id: string;
  definition: string;
  created_at: number;
  updated_at: number;
  /** Set once its owner deleted it; what was sent to it stays. */
  deleted_at: number | null;
}

/** A submission key [7.01]; once used it keeps the answer for repeats. */
export interface FormKeyTable {
  key: string;
  site_id: string;
  form_id: string | null;
  created_at: number;
  expires_at: number;
  body_hash: string | null;
  answer: string | null;
}

/** A stored submission [7.02]; the unique key is what makes it exactly one. */
export interface SubmissionTable {
  id: string;
  site_id: string;
  form_id: string;
  key: string;
  body: string;
  page_id: string;
  page_title: string;
  page_path: string;
  content_source: string;
  flagged: number;
  /** Why it is flagged: codes with a space between. */
  reasons: string;
  created_at: number;
}

/** A file that came with a form; see `Upload`. */
export interface UploadTable {
  id: string;
  site_id: string;
  form_id: string;
  field_id: string;
  key: string;
  /** Absent while it waits. */
  submission_id: string | null;
  name: string;
  mime: string;
  bytes: number;
  created_at: number;
}

/** An address that was entered into a newsletter form; see `Subscriber`. */
export interface SubscriberTable {
  id: string;
  site_id: string;
  form_id: string;
  email: string;
  /** In small letters; of one form each stands once. */
  email_key: string;
  name: string;
  status: string;
  round: number;
  created_at: number;
  mailed_at: number;
  changed_at: number;
}

/** A mail that is to be sent, was sent, or was given up. */
export interface OutboxTable {
  id: string;
  site_id: string;
  kind: string;
  /** Of mails with the same text here there is one at most. */
  once: string | null;
  message_id: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe_url: string;
  created_at: number;
  /** Not before this; while a server sends it, when another may try. */
  next_at: number;
  attempts: number;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string;
}

/** A captcha's challenge that a submission was stored with; it counts once. */
export interface SpentCaptchaTable {
  signature: string;
  site_id: string;
  /** UTC milliseconds; from then on nobody could use it anyway. */
  expires_at: number;
}

/** Which migrations have run. */
export interface MigrationTable {
  name: string;
  applied_at: number;
}

/** Every table of the store. Booleans are 0 or 1, times UTC milliseconds, JSON is text. */
export interface StoreTables extends ShopTables, ListingTables, CheckoutTables {
  site: SiteTable;
  page: PageTable;
  page_version: PageVersionTable;
  asset: AssetTable;
  form: FormTable;
  form_key: FormKeyTable;
  submission: SubmissionTable;
  spent_captcha: SpentCaptchaTable;
  outbox: OutboxTable;
  upload: UploadTable;
  subscriber: SubscriberTable;
  migration: MigrationTable;
}

/** Anything that can be asked: the reading side, or the transaction of a write. */
export type Database = Kysely<StoreTables>;
