import { showFileSize } from '@frontage/commerce-model';
import type { Account } from '../../accounts/accounts';
import { writeAudit } from '../../audit/write-audit';
import type { FileStore } from '../../files/file-store';
import type { EndpointRequest } from '../../http/endpoint';
import type { PostedFile } from '../../http/read-form-body';
import { AssetRefusal } from '../../pictures/asset-refusal';
import type { StoredAsset } from '../../pictures/assets';
import { pictureLimits } from '../../pictures/picture-limits';
import { createSaveAsset, type AssetInput } from '../../pictures/save-asset';
import type { Store } from '../../store/store';
import { sayOfAssets } from './asset-texts';

/** What adds files. */
export interface KeepAssetServices {
  readonly store: Pick<Store, 'read' | 'change' | 'now' | 'createId'>;
  /** The files themselves. */
  readonly files: FileStore;
}

/** What became of a file: it is in the library, or what is wrong with it in words. */
export type KeptAsset =
  | { readonly asset: StoredAsset; readonly wrong?: undefined }
  | { readonly asset?: undefined; readonly wrong: string };

/**
 * Makes the function that adds a file of a post to the library and writes it into the log. The file
 * is never held in memory.
 *
 * @param services the store and its files
 * @param request the post
 * @param by who adds it
 * @param only the only type that is wanted. @default every type that pages show
 */
export function createKeepAsset(
  { store, files }: KeepAssetServices,
  request: EndpointRequest,
  by: Account,
  only?: AssetInput['only'],
): (file: Pick<PostedFile, 'name' | 'stream'>) => Promise<KeptAsset> {
  return async ({ name: sent, stream }) => {
    const name = sent.normalize('NFC').trim();
    // The log is written in the transaction of the file.
    const change: typeof store.change = (run) =>
      store.change(async (db) => {
        const result = await run(db);
        await writeAudit(db, store, { act: 'fileAdded', by, request, subject: name });
        return result;
      });
    try {
      const input = { siteId: by.siteId, name, alt: '', ...(only !== undefined && { only }) };
      return { asset: await createSaveAsset({ ...store, change, files })(stream, input) };
    } catch (error) {
      if (!(error instanceof AssetRefusal)) throw error;
      return { wrong: explain(error, name) };
    }
  };
}

/** Says in words why a file was refused. */
function explain({ code, message }: AssetRefusal, fileName: string): string {
  const maxSize = showFileSize(pictureLimits.bytes);
  if (code === 'too-large') return sayOfAssets('tooLarge', { fileName, maxSize });
  return code === 'unknown-type'
    ? sayOfAssets('wrongType', { fileName })
    : sayOfAssets('other', { fileName, message });
}
