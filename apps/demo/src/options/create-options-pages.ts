import * as components from '@frontage/react-blocks/react';
import { renderPage } from '@frontage/react-blocks/server';
import type { JsonObject, PageRecord } from '@frontage/site-model';
import type { RenderPage, TailorPage } from '@frontage/site-server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockSources } from './BlockSources';
import { nameOf, sourcesPlace } from './write-catalogue';
import styles from './options-form.css';
import { OptionsForm, sampleControls, type SampleChoice } from './OptionsForm';
import { optionsPlace, type OptionsSample } from './options-sample';
import { readOptions, type ReadOptions } from './read-options';

/** Pages on which visitors try the options of a block. */
export interface OptionsPages {
  /** Gives the block of such a page the options that the address names. */
  tailorPage: TailorPage;
  /** Renders all pages; those with the form in which the options are chosen. */
  renderPage: RenderPage;
}

/** What an address says of a sample. */
interface Chosen extends SampleChoice {
  readonly sample: OptionsSample;
  readonly options: ReadOptions;
}

/** The language of a page that runs from right to left. */
const rightToLeft = 'ar';

/** Makes the pages of these samples live. */
export function createOptionsPages(samples: readonly OptionsSample[]): OptionsPages {
  // What is chosen is told with the page that was changed, for as long as there is one.
  const chosen = new WeakMap<PageRecord['document'], Chosen>();
  const find = (slug: string, query: URLSearchParams) =>
    samples.find(
      (sample) =>
        sample.page.slug === slug &&
        Object.entries(sample.query ?? {}).every(([name, value]) => query.get(name) === value),
    );

  return {
    tailorPage(page, query) {
      const sample = find(page.slug, query);
      if (!sample) return undefined;
      const choice = readChoice(sample, query);
      // One page of many samples has none of them itself.
      const own = sample.query ? sample.page : page;
      const data = { ...sample.contents[choice.content]?.data, ...choice.options.data };
      const document = changeBlock(own.document, sample.blockId, data);
      const tailored = choice.isRightToLeft ? { ...document, language: rightToLeft } : document;
      chosen.set(tailored, choice);
      return { ...page, title: own.title, document: tailored };
    },
    renderPage(input) {
      const { document, slug } = input.page;
      const none = new URLSearchParams();
      const sample = find(slug, none);
      const choice = chosen.get(document) ?? (sample && readChoice(sample, none));
      if (!choice) return renderPage(input);
      // Controls look as those of a form do.
      const fields = input.runtime.blocks['form']?.css ?? '';
      const theme = fields + input.theme + styles;
      // Code runs in a frame as it is stored, and one page of many samples stores none.
      const codeFrame = choice.sample.query ? undefined : input.codeFrame;
      const page = renderPage({ ...input, theme, codeFrame });
      const form = createElement(OptionsForm, { ...choice, choice });
      const html = page.html
        .replace(`<p>${optionsPlace}</p>`, () => renderToStaticMarkup(form))
        .replace(`<p>${sourcesPlace}</p>`, () => renderSources(choice, document, page.html));
      return { ...page, html };
    },
  };
}

/** Renders what the block of a sample is made of. */
function renderSources(
  { sample }: Chosen,
  { sections }: PageRecord['document'],
  html: string,
): string {
  const block = sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === sample.blockId);
  const [, shown = ''] = /id="section-shown"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  const [, cell = ''] = /<div class="fr-cell[^>]*>(.*)<\/div><\/div>$/s.exec(shown) ?? [];
  const name = nameOf(sample.kind).replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase());
  // A component whose name the platform has itself is called so: `MapBlock`.
  const component = [name, `${name}Block`].find((known) => known in components);
  return renderToStaticMarkup(
    createElement(BlockSources, {
      kind: sample.kind,
      data: block?.data ?? {},
      html: cell,
      component,
    }),
  );
}

function readChoice(sample: OptionsSample, query: URLSearchParams): Chosen {
  const { table, omitted, contents } = sample;
  const [first = ''] = Object.keys(contents);
  const content = query.get(sampleControls.content) ?? '';
  return {
    sample,
    content: Object.hasOwn(contents, content) ? content : first,
    isRightToLeft: query.get(sampleControls.direction) === 'rtl',
    options: readOptions(table, query, omitted),
  };
}

function changeBlock(
  document: PageRecord['document'],
  id: string,
  data: JsonObject,
): PageRecord['document'] {
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => (block.id === id ? { ...block, data } : block)),
    })),
  };
}
