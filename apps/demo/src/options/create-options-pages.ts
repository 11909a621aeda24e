import { renderPage } from '@frontage/react-blocks/server';
import type { JsonObject, PageRecord } from '@frontage/site-model';
import type { RenderPage, TailorPage } from '@frontage/site-server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
  readonly options: ReadOptions;
}

/** The language of a page that runs from right to left. */
const rightToLeft = 'ar';

/** Makes the pages of these samples live. */
export function createOptionsPages(samples: readonly OptionsSample[]): OptionsPages {
  const bySlug = new Map(samples.map((sample) => [sample.page.slug, sample]));
  // What is chosen is told with the page that was changed, for as long as there is one.
  const chosen = new WeakMap<PageRecord['document'], Chosen>();

  return {
    tailorPage(page, query) {
      const sample = bySlug.get(page.slug);
      if (!sample) return undefined;
      const choice = readChoice(sample, query);
      const data = { ...sample.contents[choice.content]?.data, ...choice.options.data };
      const document = changeBlock(page.document, sample.blockId, data);
      const tailored = choice.isRightToLeft ? { ...document, language: rightToLeft } : document;
      chosen.set(tailored, choice);
      return { ...page, document: tailored };
    },
    renderPage(input) {
      const sample = bySlug.get(input.page.slug);
      if (!sample) return renderPage(input);
      // Controls look as those of a form do.
      const fields = input.runtime.blocks['form']?.css ?? '';
      const page = renderPage({ ...input, theme: fields + input.theme + styles });
      const choice = chosen.get(input.page.document) ?? readChoice(sample, new URLSearchParams());
      const form = createElement(OptionsForm, { sample, options: choice.options, choice });
      const html = page.html.replace(`<p>${optionsPlace}</p>`, () => renderToStaticMarkup(form));
      return { ...page, html };
    },
  };
}

function readChoice({ table, omitted, contents }: OptionsSample, query: URLSearchParams): Chosen {
  const [first = ''] = Object.keys(contents);
  const content = query.get(sampleControls.content) ?? '';
  return {
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
