/** Is thrown where an import cannot be read; its message is a sentence for who brings it. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
}
