import {
  createBlockStyles,
  type BlockStyles,
  type PageContext,
} from '@frontage/core-lifecycle/dom';
import { partStyles } from '@frontage/react-blocks';

/** Whose styles there are; the build puts them in. */
declare const FRONTAGE_STYLES: readonly string[];
/** Their folder, beside this file. */
declare const FRONTAGE_STYLES_FOLDER: string;

/** The styles of blocks that come into a page later, or into a page of others. */
export function createStyles(page: PageContext): BlockStyles {
  return createBlockStyles(page, {
    names: FRONTAGE_STYLES,
    parts: partStyles,
    load: (name, again) => import(`${FRONTAGE_STYLES_FOLDER}${name}.js${again}`),
  });
}
