import { usualVeil } from '@frontage/site-model';
import { Picture } from '../../picture/Picture';
import type { PictureData, PictureLoading } from '../../picture/picture.parts';
import { useValues } from '../../render/page-style';

/** A picture behind the blocks of a section. */
export interface SectionPictureProps {
  readonly picture: PictureData;
  /** How much the colour of the section covers of it, in percent. @default 70 */
  readonly veil?: number | undefined;
  readonly loading: PictureLoading;
}

/** Shows a picture behind the blocks of a section, under a veil of the section's colour. */
export function SectionPicture({ picture, veil = usualVeil, loading }: SectionPictureProps) {
  return (
    <div {...useValues({ '--fr-veil': String(veil / 100) }, 'fr-section__picture')} aria-hidden>
      <Picture picture={picture} mode="cover" loading={loading} sizes="100vw" />
    </div>
  );
}
