import { defineFields } from '@frontage/site-model/fields';

/** What a review block stores: nothing. */
export const reviewFields = defineFields({});
