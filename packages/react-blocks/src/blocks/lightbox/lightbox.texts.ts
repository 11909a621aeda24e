import { lightboxDefaults } from '@frontage/lightbox';
import { defineTexts, type SaidTexts } from '../../texts/block-texts';

const { title, close, previous, next, caption, broken, openFile } = lightboxDefaults;

/** The texts of a lightbox on a page, by name what its settings are called; it has the same. */
export const lightboxTexts = defineTexts('lightbox', {
  /** The dialog's name. */
  title,
  close,
  previous,
  next,
  caption,
  broken,
  openFile,
  /** Where in the set one is; counted from 1. */
  counter: '{at} of {count}',
});

/** The same, ready to be said. */
export type LightboxTexts = SaidTexts<typeof lightboxTexts>;
