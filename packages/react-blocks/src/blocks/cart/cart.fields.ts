import { defineFields, link } from '@frontage/site-model/fields';

/** What a cart block stores. */
export const cartFields = defineFields({
  shopHref: link({ label: 'Shop', hint: 'Where an empty cart leads.', default: '/' }),
});
