import {
  createBlockStyles,
  type BlockStyles,
  type PageContext,
} from '@frontage/core-lifecycle/dom';
import { partStyles } from '@frontage/react-blocks';

/** The names of the styles; set by the build. */
declare const FRONTAGE_STYLES: readonly string[];
/** Their folder, next to this file. */
declare const FRONTAGE_STYLES_FOLDER: string;

/**
 * Creates the styles of blocks that are added to a page later, or that are on a third-party page.
 */
export function createStyles(page: PageContext): BlockStyles {
  return createBlockStyles(page, {
    names: FRONTAGE_STYLES,
    parts: partStyles,
    load: (name, retrySuffix) => import(`${FRONTAGE_STYLES_FOLDER}${name}.js${retrySuffix}`),
  });
}
