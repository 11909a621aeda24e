import type { PublishedFixture } from './published-fixture';

/** Published markup: links. */
export const linkFixtures: readonly PublishedFixture[] = [
  {
    name: 'list of pages',
    kind: 'navigation',
    becomes: 'navigation',
    markup:
      '<div class="sqs-block navigation-block sqs-block-navigation" data-block-type="1"><div class="sqs-block-content"><nav><a href="/about">About</a><a href="/shop">Shop</a></nav></div></div>',
  },
  {
    name: 'link to a collection',
    kind: 'collectionLink',
    becomes: 'text',
    markup:
      '<div class="sqs-block collectionlink-block sqs-block-collectionlink" data-block-type="12"><div class="sqs-block-content"><a href="/notes">Notes from the kiln</a></div></div>',
  },
  {
    name: 'link',
    kind: 'link',
    becomes: 'text',
    markup:
      '<div class="sqs-block link-block sqs-block-link" data-block-type="13"><div class="sqs-block-content"><a href="https://kiln.example/">The other kiln</a></div></div>',
  },
  {
    name: 'links to accounts, older',
    kind: 'socialLinks',
    becomes: 'social-links',
    markup:
      '<div class="sqs-block sociallinks-block sqs-block-sociallinks" data-block-type="19"><div class="sqs-block-content"><a href="https://www.instagram.com/quay" target="_blank">Instagram</a></div></div>',
  },
  {
    name: 'links to accounts, old',
    kind: 'socialAccountLinks',
    becomes: 'social-links',
    markup:
      '<div class="sqs-block socialaccountlinks-block sqs-block-socialaccountlinks" data-block-type="48"><div class="sqs-block-content"><div class="social-account-links"><a href="https://vimeo.com/quay" class="social-vimeo">Vimeo</a></div></div></div>',
  },
];
