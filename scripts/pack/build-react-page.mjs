import { realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../do/root.mjs';

/**
 * Builds the examples as a user's React site, with Vite and no plugin.
 *
 * @param {string} site the folder with everything installed and the examples
 * @returns {Promise<string>} the output folder
 */
export async function buildReactPage(site) {
  const page =
    '<!doctype html><html lang="en"><title>React</title><div id="root"></div><script type="module" src="/src/main.jsx"></script></html>';
  writeFileSync(join(site, 'index.html'), page);
  const { build } = await loadVite();
  await build({
    root: site,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'built', rolldownOptions: { onLog } },
  });
  return join(site, 'built');
}

// 'use client' is for frameworks that render components on a server; Vite logs that it ignores it.
function onLog(level, log, report) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
}

// Vite comes with vitest.
function loadVite() {
  const require = createRequire(realpathSync(join(root, 'node_modules', 'vitest', 'package.json')));
  return import(pathToFileURL(require.resolve('vite')).href);
}

/**
 * A visitor's actions, package by package. Each fails by a timeout if something does not happen.
 */
export const REACT_USAGES = [
  {
    name: 'react-blocks, the code of its README',
    async use(page) {
      // Keys do nothing until the gallery's chunk has loaded and marked a slide.
      await page.locator('#pots [data-slide][data-active]').waitFor();
      await page.locator('#pots [data-slide] a').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('#pots [data-slide]:nth-child(2) a:focus').waitFor();
      await page.getByText('Opening hours').first().click();
      await page.getByText('9 to 5').waitFor();
    },
  },
  {
    name: 'react-blocks, a carousel',
    async use(page) {
      await page.locator('#block-moving [data-gallery-next]').click();
      await page.locator('#block-moving [data-slide]:nth-child(4)[data-active]').waitFor();
    },
  },
  {
    name: 'react-blocks, a slideshow',
    async use(page) {
      await page.locator('#block-slideshow [data-gallery-next]').click();
      await page.locator('#block-slideshow [data-slide]:nth-child(2)[data-active]').waitFor();
    },
  },
  {
    name: 'react-blocks, a picture',
    async use(page) {
      await page.locator('#block-image').scrollIntoViewIfNeeded();
      await page.locator('#block-image img[src*="/assets/kiln.jpg"]').waitFor();
    },
  },
  {
    name: 'react-blocks, a video',
    use: (page) => page.locator('#block-video button').first().waitFor(),
  },
  {
    name: 'page-editor, the code of its README',
    async use(page) {
      await page.frameLocator('#editor iframe').getByText('Leith').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Docks');
      await page.locator('#close').click();
      await page.locator('#editor:empty').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'gallery-engine',
    async use(page) {
      await page.locator('#carousel [data-gallery-next]').click();
      await page.locator('#carousel [data-slide]:nth-child(4)[data-active]').waitFor();
    },
  },
  {
    name: 'image-loader',
    async use(page) {
      await page.locator('#lazy').scrollIntoViewIfNeeded();
      await page.locator('#lazy[src$="/assets/lazy.jpg?format=750w"]').waitFor();
    },
  },
  {
    name: 'lightbox',
    async use(page) {
      await page.locator('#links a').first().click();
      await page.locator('dialog[open] [data-current] img[alt=bowl]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'overlay',
    async use(page) {
      await page.locator('#open-panel').click();
      await page.locator('#panel button:focus').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#panel').waitFor({ state: 'detached' });
    },
  },
  { name: 'motion', use: (page) => page.locator('#share', { hasText: /^1$/ }).waitFor() },
  {
    name: 'core-lifecycle',
    async use(page) {
      await page.locator('#clock').click();
      await page.locator('#clock', { hasText: 'number' }).waitFor();
    },
  },
];
