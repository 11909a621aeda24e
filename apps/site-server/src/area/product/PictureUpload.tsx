import { showFileSize } from '@frontage/commerce-model';
import { pictureLimits } from '../../pictures/picture-limits';
import { sayOfAssets } from '../assets/asset-texts';
import { pictureFiles } from './may-see-with';
import { sayOfProductPage } from './product-page-texts';
import { stepName } from './step-product-fields';

/** Where new pictures go. */
export interface PictureUploadProps {
  /** The address that takes them. */
  readonly address: string;
  /** What is wrong with those that were sent. */
  readonly wrong: string | undefined;
}

/** Renders what takes new pictures of a product; a script sends them as soon as they are chosen. */
export function PictureUpload({ address, wrong }: PictureUploadProps) {
  const described = `${pictureFiles}-hint${wrong ? ` ${pictureFiles}-wrong` : ''}`;
  return (
    <div
      className="field drop"
      data-upload={address}
      data-into="pictures"
      data-failed={sayOfAssets('failed')}
      data-network={sayOfAssets('network')}
      data-problem={sayOfAssets('problem')}
    >
      <label htmlFor={pictureFiles}>{sayOfProductPage('choosePictures')}</label>
      <div className="row">
        <input
          id={pictureFiles}
          name={pictureFiles}
          type="file"
          accept="image/*"
          multiple
          aria-invalid={wrong ? true : undefined}
          aria-describedby={described}
        />
        <button
          className="button"
          data-look="quiet"
          name="do"
          value="upload"
          data-shows={stepName('add', 'picture')}
          formAction={address}
          formEncType="multipart/form-data"
        >
          {sayOfProductPage('uploadPictures')}
        </button>
      </div>
      {wrong && (
        <p className="wrong" id={`${pictureFiles}-wrong`}>
          {wrong}
        </p>
      )}
      <p className="hint" id={`${pictureFiles}-hint`}>
        {sayOfProductPage('choosePicturesHint', { most: showFileSize(pictureLimits.bytes) })}
      </p>
      <div data-progress="" role="status" />
    </div>
  );
}
