/** Why a file is refused. */
export type AssetRefusalCode =
  | 'bad-focal-point'
  | 'bad-name'
  | 'broken'
  | 'empty'
  | 'font-too-large'
  | 'no-size'
  | 'too-large'
  | 'too-many-pixels'
  | 'unknown-type';

/**
 * The refusal of a file. The message tells its sender what is wrong and what to do. Nothing was
 * stored.
 */
export class AssetRefusal extends Error {
  override readonly name = 'AssetRefusal';

  /**
   * @param code why, for a program
   * @param message why, and what to do
   */
  constructor(
    readonly code: AssetRefusalCode,
    message: string,
  ) {
    super(message);
  }
}
