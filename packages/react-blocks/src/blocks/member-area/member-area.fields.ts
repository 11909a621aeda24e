import { defineFields } from '@frontage/site-model/fields';

/** What a member area block stores: nothing. */
export const memberAreaFields = defineFields({});
