import { defineFields } from '@frontage/site-model/fields';

/** What the date and labels of an item store: nothing, they are those of the page. */
export const itemFactsFields = defineFields({});
