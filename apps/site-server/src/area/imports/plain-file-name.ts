/**
 * Makes a name that every disk takes from one that a browser sent: without folders, and not longer
 * than names may be.
 *
 * @param sent such as `Über uns.html`
 */
export function plainFileName(sent: string): string {
  const [last = ''] = sent.normalize('NFC').split(/[\\/]/).slice(-1);
  const plain = last
    .replace(/[\p{C}:*?"<>|]/gu, '-')
    .replace(/^\.+/, '')
    .trim();
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(plain) ?? [];
  return `${cutBytes(stem === '' ? 'file' : stem, 150)}${ending}`;
}

/** Cuts a text to so many bytes, between two signs. */
function cutBytes(text: string, most: number): string {
  let cut = '';
  let bytes = 0;
  for (const sign of text) {
    bytes += Buffer.byteLength(sign);
    if (bytes > most) return cut;
    cut += sign;
  }
  return cut;
}
