/** A file that is among those of the site. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly kind: 'picture' | 'video' | 'sound' | 'other';
}

/** Why a file is not there yet. */
export type UploadDelay = 'offline' | 'signedOut';

/** What became of a file that was sent: it is there, it is later, or why it never will be. */
export type UploadReply = UploadedFile | UploadDelay | { readonly refused: string };
