import { defineFields } from '@frontage/site-model/fields';

/** What an order block stores: nothing. */
export const orderFields = defineFields({});
