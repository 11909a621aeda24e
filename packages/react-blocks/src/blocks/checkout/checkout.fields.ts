import { defineFields } from '@frontage/site-model/fields';

/** What a checkout block stores: nothing. */
export const checkoutFields = defineFields({});
