import { defineTexts } from '../../texts/block-texts';

/** The texts of the pop-up. */
export const popupTexts = defineTexts('popup', { close: 'Close' });
