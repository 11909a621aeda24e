import { laterAttribute } from '@frontage/core-lifecycle/dom';
import { registry } from '../registry';
import type { PageNeeds } from '../render/page-needs';
import type { RuntimeManifest } from './render-input';
import { blockScripts } from './render-block';

/** What a page loads later, rendered. */
export interface RenderedLater {
  readonly html: string;
  /** The sources that allow its script. */
  readonly scriptHashes: readonly string[];
}

/**
 * Renders the chunks that blocks of this page load, as flat lists, so that none waits for another.
 *
 * Those that start by themselves rest in a template until the boot fetches the runtime: before the
 * page is shown they would only take the line and the processor from its pictures and fonts. They
 * are of the kinds of which some wait, since a picture that comes with the page needs no script.
 * Kinds that wait for a touch have templates of their own. On a page on which nothing acts before a
 * touch, a script that waits for it stands in the place of the first template, see `waitForTouch`.
 *
 * @param needs of the page's blocks, and of its other parts
 * @param isActing whether something that is no block acts before a touch
 */
export function renderLater(
  runtime: RuntimeManifest,
  needs: readonly PageNeeds[],
  isActing: boolean,
): RenderedLater {
  const all = (name: 'started' | 'touched' | 'scripts') => needs.flatMap((one) => one[name] ?? []);
  const [started, touched, scripts] = [all('started'), all('touched'), all('scripts')];
  if (runtime.entry === '') return { html: '', scriptHashes: [] };
  const own = [...started.filter(startsByItself), ...started.flatMap(blockScripts), ...scripts];
  const still = isActing || own.length > 0 ? undefined : runtime.still;
  // On a page that is still, what a touch needs comes with the runtime, so it names all of it.
  const waiting = [...touched, ...(still ? started : [])];
  const later = waiting.filter((kind) => still || !started.includes(kind));
  const templates = [...new Set(later)].map((kind) =>
    renderTemplate(runtime, idOf(kind), [
      kind,
      ...blockScripts(kind),
      ...needs.flatMap(({ touchedScripts }) => touchedScripts?.[kind] ?? []),
    ]),
  );
  if (!still) {
    const isEmpty = !isActing && own.length + later.length === 0;
    return {
      html: isEmpty ? '' : renderTemplate(runtime, '', own, true) + templates.join(''),
      scriptHashes: [],
    };
  }
  if (waiting.length === 0) return { html: '', scriptHashes: [] };
  return {
    html: `${templates.join('')}<script>${still.code}</script>`,
    scriptHashes: [still.hash],
  };
}

/** The id of the definition by which a kind of block starts. */
function idOf(kind: string): string {
  return registry.some(({ id }) => id === kind) ? kind : 'shop';
}

function startsByItself(kind: string): boolean {
  return registry.some(({ id, start }) => id === kind && start !== 'interaction');
}

/** Renders the files of a kind, or of what starts by itself; `isNeeded`: even if there are none. */
function renderTemplate(
  { blocks }: RuntimeManifest,
  kind: string,
  chunks: readonly string[],
  isNeeded = false,
): string {
  const files = new Set(chunks.flatMap((chunk) => blocks[chunk]?.js ?? []));
  const links = [...files].map((href) => `<link rel="modulepreload" href="${href}">`);
  // A browser that finds no template does without what describes one.
  if (links.length === 0 && !isNeeded) return '';
  const value = kind && `="${kind}"`;
  return `<template ${laterAttribute}${value}>${links.join('')}</template>`;
}
