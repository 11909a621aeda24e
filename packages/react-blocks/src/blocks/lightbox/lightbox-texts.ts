import { lightboxDefaults, type LightboxTexts } from '@frontage/lightbox';

/** The texts of a lightbox on a page, by name what its settings are called. */
export interface LightboxBlockTexts extends Omit<LightboxTexts, 'counter'> {
  /** The dialog's name. */
  readonly title: string;
  /** Where in the set one is; counted from 1. */
  counter(place: { readonly at: number; readonly count: number }): string;
}

const { title, close, previous, next, caption, broken, openFile, counter } = lightboxDefaults;

/** Those in English: the defaults of the lightbox. */
export const lightboxBlockTexts: LightboxBlockTexts = {
  title,
  close,
  previous,
  next,
  caption,
  broken,
  openFile,
  counter: ({ at, count }) => counter(at - 1, count),
};
