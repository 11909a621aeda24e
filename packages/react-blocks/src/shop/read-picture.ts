import type { PictureData } from '../picture/picture.parts';
import { storedFields } from '../stored/stored-fields';

/** Reads a picture of the shop; null without an address. Never throws. */
export function readPicture(raw: unknown): PictureData | null {
  const fields = storedFields(raw);
  const source = fields.optionalText('source');
  if (source === undefined) return null;
  return {
    source,
    width: fields.number('width', 1),
    height: fields.number('height', 1),
    alt: fields.text('alt'),
    color: fields.optionalText('color'),
  };
}
