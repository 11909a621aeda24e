import { showFileSize } from '@frontage/commerce-model';
import { writeAudit } from '../../audit/write-audit';
import type { Account } from '../../accounts/accounts';
import type { FileStore } from '../../files/file-store';
import type { EndpointRequest } from '../../http/endpoint';
import { readFormBody, type PostedFile } from '../../http/read-form-body';
import { AssetRefusal } from '../../pictures/asset-refusal';
import { pictureLimits } from '../../pictures/picture-limits';
import { createSaveAsset } from '../../pictures/save-asset';
import type { Store } from '../../store/store';
import { sayOfAssets } from './asset-texts';

/** What became of the files of one post. */
export interface ReceivedAssets {
  readonly added: number;
  /** What is wrong with each that was not added. */
  readonly wrong: readonly string[];
}

/** The most files of one post; the form has no other fields. */
const limits = { textBytes: 10_000, fields: 200 };

/**
 * Adds the files of a post to the library, one after another as they arrive; none is held in
 * memory. One that is refused does not hold up the others.
 *
 * @param services the store and its files
 * @param request the post
 * @param by who adds them
 * @returns undefined for a post that cannot be read
 */
export async function receiveAssets(
  {
    store,
    files,
  }: { store: Pick<Store, 'read' | 'change' | 'now' | 'createId'>; files: FileStore },
  request: EndpointRequest,
  by: Account,
): Promise<ReceivedAssets | undefined> {
  const wrong: string[] = [];
  let added = 0;
  const keep = async ({ name: sent, stream }: PostedFile): Promise<undefined> => {
    const name = sent.normalize('NFC').trim();
    // The log is written in the transaction of the file.
    const change: typeof store.change = (run) =>
      store.change(async (db) => {
        const result = await run(db);
        await writeAudit(db, store, { act: 'fileAdded', by, request, subject: name });
        return result;
      });
    try {
      await createSaveAsset({ ...store, change, files })(stream, {
        siteId: by.siteId,
        name,
        alt: '',
      });
      added += 1;
    } catch (error) {
      if (!(error instanceof AssetRefusal)) throw error;
      wrong.push(explain(error, name));
    }
  };
  const body = await readFormBody(request, limits, keep);
  if (typeof body === 'string') return undefined;
  return added === 0 && wrong.length === 0
    ? { added, wrong: [sayOfAssets('nothingChosen')] }
    : { added, wrong };
}

/** Says in words why a file was refused. */
function explain({ code, message }: AssetRefusal, fileName: string): string {
  const maxSize = showFileSize(pictureLimits.bytes);
  if (code === 'too-large') return sayOfAssets('tooLarge', { fileName, maxSize });
  return code === 'unknown-type'
    ? sayOfAssets('wrongType', { fileName })
    : sayOfAssets('other', { fileName, message });
}
