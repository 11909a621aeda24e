import { pageTypes } from '@frontage/site-model';

/** Types of the page that shows a checkout. */
export const checkoutTypes = [pageTypes.codes.checkout];
