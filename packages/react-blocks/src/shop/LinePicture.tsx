import { sizedAddress } from '@frontage/image-loader';
import type { ReactNode } from 'react';
import type { PictureData } from '../picture/picture.parts';

/**
 * The small picture next to a line. The title next to it says everything, so the picture has no
 * text.
 */
export function LinePicture({ picture }: { picture: PictureData | null }): ReactNode {
  if (!picture) return <span className="fr-line__picture" />;
  return (
    <img
      className="fr-line__picture"
      src={sizedAddress(picture.source, 300)}
      width={96}
      height={96}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
