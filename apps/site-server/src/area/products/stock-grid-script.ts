import { createStockSheet } from './create-stock-sheet';
import { mountStockGrid } from './mount-stock-grid';

/** The script of the list of products: two functions as text, which its page allows by its hash. */
export const stockGridScript = `(${mountStockGrid.toString()})(document, ${createStockSheet.toString()})`;
