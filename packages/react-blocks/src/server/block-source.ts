import type { PageBlock } from '@frontage/site-model';
import type { ReactNode } from 'react';
import type { BlockPlace } from './block-place';
import type { RenderInput } from './render-input';

/** What a block is rendered from. */
export type BlockSource = Pick<
  RenderInput,
  | 'asset'
  | 'form'
  | 'formState'
  | 'locale'
  | 'recaptcha'
  | 'searchState'
  | 'shop'
  | 'slide'
  | 'site'
  | 'page'
  | 'product'
  | 'productList'
  | 'restock'
>;

/** How a kind of stored block becomes markup; undefined where its content is gone. */
export type Render = (block: PageBlock, place: BlockPlace, source: BlockSource) => ReactNode;
