import { defineFields, list, text } from '@frontage/site-model/fields';

const item = defineFields({
  title: text({ label: 'Name', most: 200, required: true, searchable: true }),
  description: text({ label: 'Description', most: 500, multiline: true, searchable: true }),
  price: text({ label: 'Price', hint: 'As it is to be read, such as £4.50.', most: 40 }),
  otherPrice: text({
    label: 'Other price',
    hint: 'Shown in place of the first where visitors choose the second option.',
    most: 40,
  }),
});

const menu = defineFields({
  title: text({ label: 'Name', most: 100, required: true, searchable: true }),
  description: text({ label: 'Description', most: 500, multiline: true, searchable: true }),
  items: list({ label: 'What is on it', item, itemLabel: 'Item', most: 100 }),
});

/** What a menu with prices stores. */
export const priceMenuFields = defineFields({
  menus: list({ label: 'Menus', item: menu, itemLabel: 'Menu', most: 20, required: true }),
  firstOption: text({
    label: 'First option of prices',
    hint: 'Such as “By the cup”. With both options, visitors choose between two prices.',
    most: 60,
    searchable: true,
  }),
  secondOption: text({
    label: 'Second option of prices',
    hint: 'Such as “By the pot”.',
    most: 60,
    searchable: true,
  }),
});
