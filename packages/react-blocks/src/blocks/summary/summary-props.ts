import type { ItemListView } from '../../items/item-view';
import type { PictureLoading } from '../../picture/picture.parts';
import type { RootProps } from '../../render/root-props';

/** What is said of an item beside its title. */
export type SummaryMetadata = 'none' | 'date' | 'category' | 'tags';

/** How the items of a summary look. */
export interface SummaryLook {
  /** How the items are laid out. @default 'autogrid' */
  design?: 'autocolumns' | 'autogrid' | 'carousel' | 'list' | undefined;
  /** Whether pictures are shown. @default true */
  showThumbnail?: boolean | undefined;
  /** Whether descriptions are shown. @default true */
  showExcerpt?: boolean | undefined;
  /** Whether each has a link to read on. @default false */
  showReadMoreLink?: boolean | undefined;
  /** Above the title. @default 'date' */
  primaryMetadata?: SummaryMetadata | undefined;
  /** Below the words. @default 'none' */
  secondaryMetadata?: SummaryMetadata | undefined;
  /** Width divided by height of pictures. @default each has its own */
  imageAspectRatio?: number | undefined;
  /** The least width of a column, in px. @default 270 */
  columnWidth?: number | undefined;
  /** Of a carousel: how many are in view. @default 3 */
  slidesPerRow?: number | undefined;
  /** Space between items, in px. @default 24 */
  gutter?: number | undefined;
  /** Of a list: the width of pictures, in percent. @default 30 */
  listImageSize?: number | undefined;
  /** Of a list: the side of the pictures, `left` where lines begin. @default 'left' */
  listImageAlignment?: 'left' | 'right' | undefined;
  /** Where the words stand, `left` where lines begin. @default 'left' */
  textAlignment?: 'left' | 'center' | 'right' | undefined;
  /** How the first pictures are requested. @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** Its layout width, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** The props of a summary. */
export interface SummaryProps extends RootProps, SummaryLook {
  /** The items, with their pictures. */
  view: ItemListView;
  /** The heading above them. @default none */
  headerText?: string | undefined;
  /** Whether a button brings further items; a carousel has none. @default true */
  more?: boolean | undefined;
}
