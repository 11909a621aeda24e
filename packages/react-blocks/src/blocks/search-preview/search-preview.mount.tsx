import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountIsland, readIslandProps } from '../../island/mount-island';
import { siteApi } from '../../context/site-api';
import { storedFields } from '../../stored/stored-fields';
import { loadTexts } from '../../texts/load-texts';
import { TextsInUseProvider } from '../../texts/use-texts';
import type { SearchAnswer, SearchPages } from './search-answer';
import { SearchPreview, type SearchPreviewProps } from './SearchPreview';

/** Reads the props the block was rendered with. */
export function read(root: HTMLElement): SearchPreviewProps {
  const fields = storedFields(readIslandProps(root));
  return {
    label: fields.optionalText('label'),
    placeholder: fields.optionalText('placeholder'),
    action: fields.optionalText('action'),
    answer: readAnswer(fields.raw('answer')),
  };
}

function readAnswer(raw: unknown): SearchAnswer | undefined {
  if (raw === undefined || raw === null) return undefined;
  const fields = storedFields(raw);
  return {
    query: fields.text('query'),
    corrected: fields.optionalText('corrected'),
    total: fields.number('total', 0),
    results: fields.list('results').map((result) => ({
      title: result.text('title'),
      url: result.text('url'),
      excerpt: result.text('excerpt'),
    })),
  };
}

/** Hydrates the field and connects it with the site's server. */
export async function mount(
  root: HTMLElement,
  props: SearchPreviewProps,
  context: BlockContext,
): Promise<Teardown> {
  const texts = await loadTexts(root, context);
  const api = siteApi(context);
  const search: SearchPages = async (query, signal) => {
    const reply = await api.search(query, { limit: 6, signal });
    if (!reply.ok) throw new Error(reply.error);
    return reply.data;
  };
  return mountIsland(
    root,
    <TextsInUseProvider value={texts}>
      <SearchPreview {...props} search={search} />
    </TextsInUseProvider>,
    context,
  );
}
