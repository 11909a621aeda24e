import { englishTexts } from '../../texts/server-texts';

/** What the area says about tags and categories. In English, as is the whole area. */
const tagTexts = {
  title: 'Tags and categories',
  back: 'All products',
  intro:
    'Visitors narrow lists of products by these. A new name applies to every product that has it. Blocks that show one tag or category alone keep the old name: change it there too.',
  tags: 'Tags',
  categories: 'Categories',
  noTags: 'No product has a tag yet.',
  noCategories: 'No product has a category yet.',
  name: 'Name',
  nameOf: 'Name of {name}',
  products: 'Products',
  productCount: { one: '{count} product', other: '{count} products' },
  saveTags: 'Save tag',
  saveCategories: 'Save category',
  done: { one: 'Renamed on {count} product.', other: 'Renamed on {count} products.' },
  delete: 'Delete',
  deleteOf: 'Delete {name}',
  deleteTag: 'Delete the tag “{name}”?',
  deleteCategory: 'Delete the category “{name}”?',
  deleteText: {
    one: '{count} product has it and stays, without it. This cannot be undone.',
    other: '{count} products have it and stay, without it. This cannot be undone.',
  },
  deleteTagButton: 'Delete tag',
  deleteCategoryButton: 'Delete category',
  deleted: {
    one: 'Deleted. {count} product had it.',
    other: 'Deleted. {count} products had it.',
  },
  unchanged: 'Nothing was changed.',
  notSaved: 'Nothing was saved. Correct what is marked below.',
  tagTaken: 'This tag already exists',
  categoryTaken: 'This category already exists',
  oneTag: 'You may only edit one tag at a time',
  oneCategory: 'You may only edit one category at a time',
  wrong: 'Enter 1 to {count} characters.',
} as const;

/** Gives a text about tags and categories. */
export const { say: sayOfTags } = englishTexts(tagTexts);
