import { defineFields } from '@frontage/site-model/fields';

/** What a cart indicator block stores: nothing. */
export const cartIndicatorFields = defineFields({});
