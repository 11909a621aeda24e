import { tokensCss } from '@frontage/site-model';
import { accountStyle } from './style/account-style';
import { entryStyle } from './style/entry-style';
import { figuresStyle } from './style/figures-style';
import { finderStyle } from './style/finder-style';
import { listStyle } from './style/list-style';
import { narrowStyle } from './style/narrow-style';
import { orderStyle } from './style/order-style';
import { pageStyle } from './style/page-style';
import { previewStyle } from './style/preview-style';
import { productStyle } from './style/product-style';
import { railStyle } from './style/rail-style';
import { recordStyle } from './style/record-style';
import { saveBarStyle } from './style/save-bar-style';
import { startStyle } from './style/start-style';
import { touchStyle } from './style/touch-style';

/** The look of the owner's area: tokens alone, in both colour schemes and both directions. */
const rules = [
  pageStyle,
  accountStyle,
  railStyle,
  finderStyle,
  listStyle,
  startStyle,
  orderStyle,
  saveBarStyle,
  recordStyle,
  productStyle,
  entryStyle,
  previewStyle,
  figuresStyle,
  touchStyle,
  narrowStyle,
];

/**
 * The style sheet of a page with controls and lists of changes alone, such as the editor: whatever
 * it opens is styled by fewer rules.
 */
export const controlsAreaStyle = tokensCss() + pageStyle + recordStyle + touchStyle;

/** The whole style sheet of a page of the area. */
export const areaStyle = tokensCss() + rules.join('');
