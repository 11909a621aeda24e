import { defineTexts } from '../../texts/block-texts';

/** The texts of a share block. */
export const shareTexts = defineTexts('share', {
  /** The default text of the button. */
  share: 'Share this page',
  copied: 'The address is copied.',
  failed: 'It could not be copied. Take the address from the top of the window.',
});
