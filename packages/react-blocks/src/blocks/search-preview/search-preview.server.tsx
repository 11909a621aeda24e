import { PixelMark } from '../../pixels/PixelMark';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Island } from '../../server-block/Island';
import { systemErrorTexts } from '../../system-error/system-error.texts';
import { searchPreviewFields } from './search-preview.fields';
import type { SearchAnswer } from './search-answer';
import { searchPreviewTexts } from './search-preview.texts';
import { SearchPreview } from './SearchPreview';

/** What a search block needs besides its page. */
export interface SearchServices {
  /** The result of a search, for the search page. */
  searchState?: SearchAnswer | undefined;
}

/** How the server renders a search block. */
export const searchPreviewServer = defineServerBlock<typeof searchPreviewFields, SearchServices>({
  id: 'search-preview',
  fields: searchPreviewFields,
  cache: { of: (_data, { searchState }) => (searchState ? 'visitor' : 'page') },
  render: ({ id, data }, _place, { searchState }) => {
    const props = { ...data, answer: searchState };
    return (
      <>
        {searchState?.query && (
          <PixelMark
            event={{
              name: 'Search',
              details: { query: searchState.query, category: '', found: searchState.total },
            }}
          />
        )}
        <Island
          block="search-preview"
          id={id}
          props={props}
          speaks={[searchPreviewTexts, systemErrorTexts]}
          content={<SearchPreview {...props} />}
        />
      </>
    );
  },
});
