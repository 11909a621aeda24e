import type { ReactNode } from 'react';
import { usePictureAddress } from '../picture/use-picture-address';
import type { PictureData } from '../picture/picture.parts';

/**
 * The small picture next to a line. The title next to it says everything, so the picture has no
 * text.
 */
export function LinePicture({ picture }: { picture: PictureData | null }): ReactNode {
  const address = usePictureAddress();
  if (!picture) return <span className="fr-line__picture" />;
  return (
    <img
      className="fr-line__picture"
      src={address(picture, 300)}
      width={96}
      height={96}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
