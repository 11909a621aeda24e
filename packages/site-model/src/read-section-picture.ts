import { isRecord, ownProperty } from '@frontage/core-lifecycle/reading';
import { isId } from './create-id';
import { usualVeil, type SectionPicture } from './page-document';

/**
 * Reads the picture of a section. Never throws: without a picture's id there is none, and a part
 * that is wrong has its default.
 */
export function readSectionPicture(raw: unknown): SectionPicture | undefined {
  if (!isRecord(raw)) return undefined;
  const assetId = ownProperty(raw, 'assetId');
  if (typeof assetId !== 'string' || !isId(assetId)) return undefined;
  const focalPoint = readPoint(ownProperty(raw, 'focalPoint'));
  const veil = ownProperty(raw, 'veil');
  return {
    assetId,
    ...(focalPoint && { focalPoint }),
    ...(isShare(veil, 100) && veil !== usualVeil && { veil }),
  };
}

function readPoint(raw: unknown): SectionPicture['focalPoint'] {
  if (!isRecord(raw)) return undefined;
  const [x, y] = [ownProperty(raw, 'x'), ownProperty(raw, 'y')];
  return isShare(x, 1) && isShare(y, 1) ? { x, y } : undefined;
}

function isShare(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most;
}
