import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { ListedNotice } from '../../shop/restock/list-notices';
import { exportTime, type ExportColumn } from '../export-list';
import { nameOfVariant } from './name-of-variant';

/** Somebody who waits, with the product; undefined if that was deleted. */
export type ExportedNotice = ListedNotice & { readonly stored: StoredProduct | undefined };

/** The columns of the table of those who wait. */
export const noticeColumns: readonly ExportColumn<ExportedNotice>[] = [
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Waits for', cell: ({ stored, variantId }) => nameOfVariant(stored, variantId) },
  { heading: 'Since (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
];
