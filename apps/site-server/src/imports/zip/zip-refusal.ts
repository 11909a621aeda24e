/** Why a zip file is not opened. */
export type ZipFault =
  /** It is none, or a part of it is broken or missing. */
  | 'damaged'
  | 'encrypted'
  /** It has more entries than may be. */
  | 'tooMany'
  /** It would unpack to more than may be. */
  | 'tooLarge'
  /** It would unpack to far more than it has. */
  | 'bomb'
  /** An entry would land outside of the folder. */
  | 'outside'
  /** An entry leads to another place. */
  | 'link'
  /** Two entries have the same place. */
  | 'twice'
  /** The name of an entry is longer than disks have them. */
  | 'longName'
  /** An entry is packed in a way that is not known. */
  | 'unknownPacking';

/** Is thrown where a zip file is not opened; nothing of it is left then. */
export class ZipRefusal extends Error {
  override readonly name = 'ZipRefusal';

  /**
   * @param fault why
   * @param entry the entry that it is about. @default the whole file
   */
  constructor(
    readonly fault: ZipFault,
    readonly entry = '',
  ) {
    super(`[site-server] a zip file was refused: ${fault} ${entry}`.trim());
  }
}
