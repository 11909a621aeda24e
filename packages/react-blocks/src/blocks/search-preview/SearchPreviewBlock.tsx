import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { SearchPreview, type SearchPreviewProps } from './SearchPreview';

/** A search field in a React host. */
export interface SearchPreviewBlockProps extends RootProps, SearchPreviewProps {}

/** A search field with instant results; without scripts a form that leads to the search page. */
export function SearchPreviewBlock(props: SearchPreviewBlockProps): ReactNode {
  const { label, placeholder, action, answer, search } = props;
  return (
    <BlockRoot block="search-preview" {...rootProps(props)}>
      <SearchPreview
        label={label}
        placeholder={placeholder}
        action={action}
        answer={answer}
        search={search}
      />
    </BlockRoot>
  );
}
