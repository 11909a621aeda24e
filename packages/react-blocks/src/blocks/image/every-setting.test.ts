import { imageAttributes, readImageOptions } from '@frontage/image-loader/dom';
import { imageDefaults, type ImageOptions } from '@frontage/image-loader';
import { expect, it } from 'vitest';
import type { PictureData, PictureSizing } from '../../picture/picture.parts';
import { imageFields } from './image.fields';
import type { ImageProps } from './Image';

/** The settings of a picture [3.25], without what only a program says. */
type Setting = keyof Omit<ImageOptions, 'place' | 'allowConcurrentLoads'>;

/** For each setting an attribute that says something else than nothing, its prop, its field. */
const settings: Readonly<
  Record<
    Setting,
    {
      readonly said: string;
      readonly prop: keyof ImageProps | keyof PictureSizing | keyof PictureData;
      /** What an asset says of itself is stored with it. */
      readonly field: keyof typeof imageFields.fields;
    }
  >
> = {
  dimensions: { said: '40x30', prop: 'width', field: 'assetId' },
  fixedRatio: { said: 'true', prop: 'fixedRatio', field: 'fixedRatio' },
  focalPoint: { said: '0.1,0.9', prop: 'focalPoint', field: 'assetId' },
  load: { said: 'false', prop: 'load', field: 'load' },
  forceImageUpdate: { said: 'true', prop: 'forceImageUpdate', field: 'forceImageUpdate' },
  cropMode: { said: 'contain', prop: 'mode', field: 'mode' },
  sizeAdjustment: { said: '2', prop: 'sizeAdjustment', field: 'sizeAdjustment' },
  sizeFormat: { said: 'filename', prop: 'sizeFormat', field: 'sizeFormat' },
  source: { said: '/assets/bowl.jpg', prop: 'source', field: 'assetId' },
  stretch: { said: 'false', prop: 'stretch', field: 'stretch' },
  useBgImage: { said: 'true', prop: 'useBgImage', field: 'useBgImage' },
  useAdvancedPositioning: {
    said: 'true',
    prop: 'useAdvancedPositioning',
    field: 'useAdvancedPositioning',
  },
  allowSaveData: { said: 'false', prop: 'allowSaveData', field: 'allowSaveData' },
  dprMax: { said: '1', prop: 'dprMax', field: 'dprMax' },
  dprMin: { said: '2', prop: 'dprMin', field: 'dprMin' },
  fitAlignment: { said: 'top left', prop: 'fitAlignment', field: 'fitAlignment' },
};

/** A picture with one attribute: all that the reader looks at. */
function pictureWith(attribute: string, value: string): HTMLElement {
  const name = attribute
    .replace(/^data-/, '')
    .replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return { dataset: { [name]: value }, parentElement: null } as unknown as HTMLElement;
}

it.each(Object.entries(settings))(
  'the setting %s of a picture has an attribute, a prop and a stored field',
  (name, { said, field }) => {
    const setting = name as Setting; // a key of the table
    const read = readImageOptions(pictureWith(imageAttributes[setting], said));
    expect(read[setting]).not.toEqual(imageDefaults[setting]);
    expect(imageFields.fields).toHaveProperty(field);
  },
);
