import type { KeyRing } from '../../signing/key-ring';
import type { FormDefinition, FormTexts } from '@frontage/form-runtime';
import { rateKey } from '../../http/rate-key';
import type { RateLimit } from '../../http/rate-limit';
import type { PostedFile } from '../../http/read-form-body';
import type { Site } from '../../sites/site-settings';
import { storeUpload, type UploadKeeping } from './store-upload';
import { uploadMessage } from './upload-message';
import { uploadSender } from './upload-sender';
import { hasUploadRoom } from './uploads';

/** Receives the files of one form that was sent without scripts. */
export interface FileIntake {
  /** Stores a file and returns its id; nothing if it is refused. Its stream is read to the end. */
  keep(file: PostedFile): Promise<string | undefined>;
  /** The errors of files, by field id. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why a valid file could not be stored; for the log. */
  readonly fault: unknown;
  /** Id of a stored file → hash of its bytes. */
  readonly fingerprints: ReadonlyMap<string, string>;
}

/** Where files are stored, and to whom they belong. */
export interface FileIntakeOptions extends UploadKeeping {
  uploadLimit: RateLimit;
  /** Key of the hashes that identify visitors whose files wait. */
  keys: KeyRing;
  site: Site;
  /** Network address of the visitor. */
  address: string;
  /** Name of the field that identifies the form; it comes before any file. */
  formIdField: string;
  findForm(id: string): Promise<FormDefinition | undefined>;
  /** The form's texts on its page. */
  texts: FormTexts;
  /** The language of the page, a BCP 47 tag. */
  locale: string;
}

/**
 * Makes the intake of one post. Files that come too often, or while too many wait for their
 * submissions, are refused with a message that says so.
 */
export function createFileIntake({
  store: kept,
  uploads,
  uploadLimit,
  keys,
  site,
  address,
  formIdField,
  findForm,
  texts,
  locale,
}: FileIntakeOptions): FileIntake {
  const errors: Record<string, string> = {};
  const fingerprints = new Map<string, string>();
  let fault: unknown;

  const formIdIn = ({ entries }: PostedFile) =>
    entries.find(([control]) => control === formIdField)?.[1] ?? '';

  async function store(file: PostedFile): Promise<string | undefined> {
    const { field: fieldId, name, stream } = file;
    const formId = formIdIn(file);
    const form = await findForm(formId);
    const field = form?.fields.find(({ id, type }) => id === fieldId && type === 'file');
    if (!field) return undefined;
    const sender = uploadSender(keys.signer('upload sender'), address);
    const busy =
      (await uploadLimit.take(rateKey(address))) > 0 ||
      !(await hasUploadRoom(kept.read, site.id, sender));
    const stored = busy
      ? { refusal: 'busy' as const }
      : await storeUpload(
          { store: kept, uploads },
          { siteId: site.id, formId, field, key: '', sender, name, stream },
        );
    if ('refusal' in stored) {
      errors[fieldId] = uploadMessage(stored.refusal, field, { name, texts, locale });
      return undefined;
    }
    fingerprints.set(stored.id, stored.hash);
    return stored.id;
  }

  async function keep(file: PostedFile): Promise<string | undefined> {
    try {
      return await store(file);
    } catch (error) {
      fault = error;
      const field = (await findForm(formIdIn(file)))?.fields.find(({ id }) => id === file.field);
      if (field) errors[field.id] = uploadMessage('failed', field, { name: file.name, texts });
      return undefined;
    } finally {
      // A refused file is read as well: the fields after it are in the same stream.
      file.stream.resume();
    }
  }

  return {
    keep,
    errors,
    fingerprints,
    get fault() {
      return fault;
    },
  };
}
