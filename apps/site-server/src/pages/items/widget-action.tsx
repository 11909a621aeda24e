import {
  renderWidget,
  widgetAddress,
  widgetAttributes,
  widgetDocumentAddress,
  type WidgetSource,
} from '@frontage/react-blocks/server';
import { blockFields } from '@frontage/react-blocks/fields';
import type { WidgetRequest } from '@frontage/site-api';
import { widgetRequestSchema } from '@frontage/site-api/schema';
import { readSiteContext, type PageBlock, type PageRecord } from '@frontage/site-model';
import { readFields } from '@frontage/site-model/fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { actionsFor } from '../../http/action/actions-for';
import { bodyText } from '../../http/action/body-reader';
import { fixedWords } from '../../http/action/fixed-words';
import type { RateLimit } from '../../http/rate-limit';
import { readJson } from '../../http/read-json';
import { pageLanguage } from '../../sites/page-language';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { withoutHidden } from '../documents/without-hidden';
import { findVisiblePage } from '../find-visible-page';
import { readPath } from '../read-path';
import { visitorVariants } from '../visitor-variants';
import { withVariants } from '../with-variants';
import { inputOf, type LoadBlocks } from '../block-content';
import { itemBlocks } from './item-blocks';

/** The services for rendering one block of a page. */
interface WidgetServices {
  readonly store: Pick<Store, 'read' | 'now'>;
  readonly viewLimit: RateLimit;
  /** Load the data of blocks. */
  readonly blockLoaders: readonly LoadBlocks[];
}

const { defineAction, refuse } = actionsFor<WidgetServices, Site>(
  fixedWords({
    400: 'This is no request for a block.',
    404: 'There is no such block.',
    429: 'Too many requests. Please try again in a minute.',
  }),
);

const widgetBody = bodyText('form', readWidget);

/**
 * Renders one block of a page that shows items, or a form that opens above another page, as the
 * page itself would at an address [7.10] [8.18].
 */
export const widgetAction = defineAction({
  method: 'POST',
  url: widgetAddress,
  about:
    '`widgetJSON`, which is `{ type, id, value }` with the address of the page as `value`, and ' +
    '`collectionId` for a summary → `{ data: { html } }`: the block alone, as it is there; without ' +
    '`id` the first form of the page',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  limit: [{ rate: 'viewLimit' }],
  body: widgetBody,
  plain: {
    url: widgetDocumentAddress,
    about: 'the same as a document, which a page reads without taking a text for markup',
    body: widgetBody,
    back: () => '/',
  },
  async run({ site, request, body: { widget, collectionId } }, { store, blockLoaders }) {
    const url = new URL(widget.value, 'http://site.invalid');
    const path = readPath(url.pathname);
    const stored =
      path.kind === 'page' ? await findVisiblePage(store.read, site.id, path.slug) : undefined;
    // Neither what is hidden nor what is for other visitors of a test.
    const page =
      stored && withoutHidden(withVariants(stored, visitorVariants(request, site, stored).all));
    const block = page && findBlock(page, widget, collectionId);
    const found =
      block && (await renderFound({ site, page, block, query: url.searchParams }, blockLoaders));
    return found ?? refuse({ status: 404 });
  },
  json: ({ html, rules }) => ({ data: { html, rules } }),
  page({ html, rules, language }) {
    const attributes = {
      [widgetAttributes.rules]: rules,
      [widgetAttributes.elsewhere]: html === '' ? '' : undefined,
    };
    const body = <body {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
    const document = (
      <html lang={language}>
        <head>
          <title>{language}</title>
        </head>
        {body}
      </html>
    );
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
      body: `<!doctype html>${renderToStaticMarkup(document)}`,
    };
  },
});

function readWidget(text: string) {
  const form = new URLSearchParams(text);
  const widget = widgetRequestSchema.safeParse(readJson(form.get('widgetJSON') ?? '')).data;
  return widget && { widget, collectionId: form.get('collectionId') ?? '' };
}

/** Finds the block on the page; a summary is asked for with its collection. */
function findBlock(
  page: PageRecord,
  { type, id }: WidgetRequest,
  collectionId: string,
): PageBlock | undefined {
  const block = page.document.sections
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.type === type && (one.id === id || (id === '' && type === 'form')));
  const summary = itemBlocks(page).summaries.find((one) => one.id === id);
  return summary && summary.collectionId !== collectionId ? undefined : block;
}

async function renderFound(
  {
    site,
    page,
    block,
    query,
  }: {
    readonly site: Site;
    readonly page: PageRecord;
    readonly block: PageBlock;
    readonly query: URLSearchParams;
  },
  loaders: readonly LoadBlocks[],
) {
  const [section] = page.document.sections;
  if (!section) return undefined;
  const document = { ...page.document, sections: [{ ...section, blocks: [block] }] };
  const alone = { ...page, document };
  const { locale, texts } = pageLanguage(site.settings, page.document);
  const loaded = await Promise.all(
    loaders.map((load) => load({ site, page: alone, document, query })),
  );
  const source: WidgetSource = {
    page,
    site: readSiteContext(site.settings.context).context,
    locale,
    texts,
    // What such blocks show has its pictures with it.
    asset: () => undefined,
    hasTitle: () => true,
    form: () => undefined,
    ...inputOf(loaded.filter((content) => content !== undefined)),
  };
  if (block.type === 'form') {
    source.opensForms = true;
    if (needsItsPage(block, source)) return { html: '', rules: '', language: locale };
    source.form = forDialog(source.form);
  }
  const rendered = renderWidget(block, source);
  return rendered && rendered.html !== '' ? { ...rendered, language: locale } : undefined;
}

/**
 * Whether a form cannot open above another page: the policy of that page does not allow a captcha
 * from elsewhere.
 */
function needsItsPage({ data }: PageBlock, { form, recaptcha }: WidgetSource): boolean {
  const { formId } = readFields(blockFields.form, data);
  return recaptcha !== undefined && form(formId)?.captcha === 'recaptcha';
}

/** A form for a dialog above another page has no dialog of its own. */
function forDialog(form: WidgetSource['form']): WidgetSource['form'] {
  return (id) => {
    const { overlay: _overlay, ...definition } = form(id) ?? {};
    return 'id' in definition ? definition : undefined;
  };
}
