import type { Identify } from '../../accounts/create-identify';
import type { FileStore } from '../../files/file-store';
import type { FetchPicture } from '../../imports/other-sites/pictures/fetch-pictures';
import type { ImportStore } from '../../imports/site-files/import-store';
import type { Store } from '../../store/store';
import type { ProductRemovalServices } from '../product/remove-product';
import type { ImportGate } from './create-import-gate';
import type { ImportFolders } from './import-folders';

/** The services of imports. */
export interface ImportServices extends ProductRemovalServices {
  readonly store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'> & ImportStore;
  /** The files of pictures. */
  readonly files: FileStore;
  /** Finds who sent a request. */
  readonly identify: Identify;
  /** Logs what went wrong after its request was answered. */
  readonly report: (error: unknown, message: string) => void;
  readonly importFolders: ImportFolders;
  /** Lets few imports of a site in at once. */
  readonly importGate: ImportGate;
  /** Fetches a picture from another server, at public addresses alone. */
  readonly fetchPicture: FetchPicture;
}
