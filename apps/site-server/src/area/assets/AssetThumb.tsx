import { pickWidth } from '@frontage/image-loader';
import { isPicture } from '../../pictures/list-library';
import type { StoredAsset } from '../../pictures/assets';

/** A small picture of a file. */
export interface AssetThumbProps {
  readonly asset: StoredAsset;
  /** How wide it is shown, in pixels. */
  readonly width: number;
}

/** Renders a picture from the library; nothing for other files. */
export function AssetThumb({ asset, width }: AssetThumbProps) {
  const { id, name, forBuyers } = asset;
  if (!isPicture(asset) || forBuyers) return null;
  const shownWidth = Math.min(width, asset.width || width);
  const height =
    asset.width > 0 ? Math.round((shownWidth * asset.height) / asset.width) : undefined;
  const listed = asset.width > 0 ? pickWidth(width * 2, asset.width) : undefined;
  return (
    <img
      className="thumb"
      src={`/assets/${id}/${encodeURIComponent(name)}${listed ? `?format=${listed}w` : ''}`}
      alt=""
      width={shownWidth}
      height={height}
      loading="lazy"
    />
  );
}
