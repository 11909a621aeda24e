import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../do/root.mjs';
import { readmeCode } from './readme-code.mjs';

const WORKS = ['bowl', 'jar', 'plate', 'cup', 'vase'];

const slide = (
  name,
  index,
) => `<div data-slide role="group" aria-roledescription="slide" aria-label="${index + 1} of 5">
  <figure><img src="/assets/${name}.jpg" width="1600" height="900" alt="${name}"></figure></div>`;

const link = (name) => `<li data-slide-id="${name}" data-image-dimensions="1600x900">
  <a href="/assets/${name}.jpg"><img src="/assets/${name}-300.jpg" width="300" height="169" alt="${name}"></a></li>`;

/**
 * @typedef {{
 *   name: string,
 *   body: string,
 *   script?: string,
 *   isByTag?: boolean,
 *   use: (page: import('playwright').Page) => Promise<unknown>,
 * }} PlainUsage
 * A package in a page without a bundler or a framework: `body` is the page's markup,
 * `script` imports the README's code (by default that is all it does), `use` is a
 * visitor, who fails by a timeout where something does not happen; `isByTag` is the page of
 * somebody who copies the tags of the README.
 */

/** @type {PlainUsage[]} */
const USAGES = [
  {
    name: 'core-lifecycle',
    body: '<button data-block="counter" data-from="3">3</button>',
    async use(page) {
      await page.locator('[data-block-state=ready]').click();
      await page.getByText('4', { exact: true }).waitFor();
    },
  },
  {
    name: 'motion',
    body: '<div class="row" style="width:100px;height:50px;overflow:auto"><div style="width:900px;height:1px"></div></div>',
    use: (page) => page.waitForFunction(() => document.querySelector('.row')?.scrollLeft === 400),
  },
  {
    name: 'image-loader',
    body: `<div style="width:600px"><img data-src="/assets/glaze.jpg" data-image-dimensions="1600x900"
      width="1600" height="900" alt="Glaze" style="width:100%;height:auto"></div>`,
    use: (page) => page.locator('img[src$="/assets/glaze.jpg?format=750w"]').waitFor(),
  },
  {
    name: 'gallery-engine',
    body: `<div class="fr-gallery" data-block="gallery" data-design="carousel" role="region"
      aria-roledescription="carousel" aria-label="Works"><div data-gallery-list>${WORKS.map(slide).join('')}</div></div>`,
    async use(page) {
      await page.locator('[data-gallery-next]').click();
      await page.locator('[data-slide]:nth-child(4)[data-active]').waitFor();
    },
  },
  {
    name: 'overlay',
    body: `<button id="open">Open</button><div id="panel" class="fr-overlay" role="dialog" aria-modal="true"
      aria-label="Opening hours" hidden><button>Close</button></div>`,
    script: `import { openPanel } from './overlay.js';
      document.querySelector('#open').onclick = () => openPanel(document.querySelector('#panel'));`,
    async use(page) {
      await page.locator('#open').click();
      await page.locator('#panel button:focus').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#panel').waitFor({ state: 'hidden' });
      await page.locator('#open:focus').waitFor();
    },
  },
  {
    name: 'lightbox',
    body: `<button id="show">Show</button><ul class="pictures">${WORKS.map(link).join('')}</ul>`,
    async use(page) {
      await page.locator('a').first().click();
      await page.locator('dialog[open] img[alt=bowl]').first().waitFor();
      await page.keyboard.press('ArrowRight');
      await page.locator('dialog[open] [data-current] img[alt=jar]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.locator('a:focus').waitFor();
    },
  },
];

const TAGGED = ['image-loader', 'gallery-engine', 'lightbox', 'overlay'];

/** The markup that the README of the forms shows, with its script. */
const FORM_BY_TAG = {
  name: 'form-runtime',
  isByTag: true,
  body: readmeCode(readFileSync(join(root, 'packages/form-runtime/README.md'), 'utf8')).find(
    ({ language, code }) => language === 'html' && code.includes('<form'),
  )?.code,
  async use(page) {
    const sent = [];
    await page.route('**/my-server/*', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { data: { key: 'k1' } } });
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('[data-form-summary]:focus').waitFor();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you.').waitFor();
    if (JSON.parse(sent.at(-1).form).name !== 'Ada') throw new Error('Another form was sent.');
  },
};

/** The usages of every package, and those by script tag for packages with a file for that. */
export const PLAIN_USAGES = [
  ...USAGES,
  ...USAGES.filter(({ name }) => TAGGED.includes(name)).map((usage) => ({
    ...usage,
    isByTag: true,
  })),
  FORM_BY_TAG,
];
