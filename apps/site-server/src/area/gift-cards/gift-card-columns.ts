import type { ListedGiftCard } from '../../shop/codes/list-gift-cards';
import { exportAmount, exportTime, type ExportColumn } from '../export-list';

/** A gift card with the number of the order that bought it. */
export type ExportedGiftCard = ListedGiftCard & { readonly number: number | undefined };

/** The columns of the table of gift cards; nobody reads a code in it. */
export const giftCardColumns: readonly ExportColumn<ExportedGiftCard>[] = [
  { heading: 'Ending in', cell: ({ lastFour }) => lastFour },
  { heading: 'Left', cell: ({ balanceCents, currency }) => exportAmount(balanceCents, currency) },
  { heading: 'Currency', cell: ({ currency }) => currency },
  { heading: 'Issued (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
  { heading: 'Order', cell: ({ number }) => (number === undefined ? '' : String(number)) },
];
