// Size limits of what is weighed as it is built or packed. 1 KB is 1,000 bytes.

const KB = 1000;

/**
 * @typedef {{
 *   name: string,
 *   part: 'boot' | 'still' | 'entry' | 'editor' | 'look' | 'outline',
 *   encoding: 'gzip' | 'brotli',
 *   limit: number,
 *   target?: number,
 *   reason?: string,
 *   forBlocks?: number,
 * }} BuiltBudget `boot` is the inline script, `still` that of pages on which nothing acts before a
 *   touch; `entry` is the boot and all a page loads before the first block starts; `editor`, `look`
 *   and `outline` are the scripts of screens of the area. `limit` is for as many blocks as
 *   `forBlocks` says; each further one may add its entry in the registry
 */

/**
 * What one component costs a React site, gzip, without React and lazily loaded chunks: bundled from
 * the packed tarballs, see `weigh-components.mjs`. The README of react-blocks lists the figures.
 *
 * @type {{ component: string, entry: string, limit: number }[]}
 */
export const COMPONENT_BUDGETS = [
  // 1 KB are the question before its link, its hint, the form that it opens, and the small window
  // for a video; their scripts come when there is one.
  { component: 'Button', entry: 'button', limit: 2.95 * KB },
  { component: 'Gallery', entry: 'gallery', limit: 22 * KB },
  // All words of forms are in it: 0.2 KB of them say, by kind of field, what to do. 0.4 KB decide
  // which fields are shown.
  { component: 'Form', entry: 'form', limit: 17.17 * KB },
  // 3 KB are the form of a subscription, which a product with a plan shows in place of the cart's;
  // 0.1 KB say in the words of the page what is not chosen yet, and what an answer means [8.07].
  { component: 'Product', entry: 'product', limit: 31.2 * KB },
  { component: 'Cart', entry: 'cart', limit: 18.7 * KB },
  // The rest is what its other components share with their scripts: esbuild keeps that.
  { component: 'Button', entry: 'react', limit: 22.9 * KB },
];

/** @type {BuiltBudget[]} */
export const BUILT_BUDGETS = [
  {
    name: 'published page: inline boot',
    part: 'boot',
    encoding: 'brotli',
    limit: 1 * KB,
  },
  {
    name: 'published page: inline script that waits for a touch',
    part: 'still',
    encoding: 'brotli',
    limit: 0.4 * KB,
  },
  {
    name: 'published page: boot, lifecycle, registry',
    part: 'entry',
    encoding: 'brotli',
    limit: 4.2 * KB,
    forBlocks: 11,
    target: 4 * KB,
    reason:
      'the line of each kind of block 0.85 KB in all, of which the names of files, made of their content, 0.2 KB; the styles of parts that come later 0.2 KB; the look for an owner, whose keys are a chunk of their own, 0.1 KB; keys pressed before it has come, 0.05 KB; the pictures of a gallery whose script waits for a touch, from the first that waits, 0.08 KB; the looks for a draft and a cart, without which 22 KB of a form and an indicator are not fetched before a touch, 0.2 KB; the lines of the pop-up and of the census, 0.04 KB; a signal and an observer that are made for who needs them, 0.05 KB; the names of chunks pack a little better or worse',
  },
  // Each kind of block brings the table of its fields, its line and its picture: 0.2 KB. How many
  // blocks a step of undo is about: 0.05 KB; a key that leads to the bar and back: 0.2 KB; lists
  // within an item that two people change: 0.05 KB; sections in the palette, and what is typed
  // before a new block is there: 0.3 KB; that somebody else has published the page, in words that
  // come when they are needed: 0.1 KB; publishing on a line that is slow or lost: 0.3 KB;
  // the focus at a line of advice that goes: 0.05 KB; which picture was chosen, and what is found
  // by its name first: 0.15 KB; the picture that an added slide asks for: 0.03 KB.
  { name: 'page editor', part: 'editor', encoding: 'brotli', limit: 113.93 * KB },
  { name: 'look of a site, where it is chosen', part: 'look', encoding: 'brotli', limit: 7.5 * KB },
  // The search for what a link leads to is most of it; the focus that it gives back, 0.05 KB; the
  // focus and the words of what is wrong, 0.04 KB.
  { name: 'rows of header and footer', part: 'outline', encoding: 'brotli', limit: 10.15 * KB },
];
