import { isCurrencyCode, perMillion } from '@frontage/commerce-model';
import type { ListedCoupon } from '../../shop/codes/list-coupons';
import { exportAmount, exportTime, type ExportColumn } from '../export-list';

/** The columns of the table of discount codes. */
export const codeColumns: readonly ExportColumn<ListedCoupon>[] = [
  { heading: 'Code', cell: ({ code }) => code },
  { heading: 'Kind', cell: ({ kind }) => kind },
  {
    heading: 'Percent',
    cell: ({ kind, ratePerMillion }) =>
      kind === 'percent' ? String((ratePerMillion * 100) / perMillion) : '',
  },
  {
    heading: 'Amounts',
    cell: ({ kind, amounts }) => (kind === 'amount' ? writeAmounts(amounts, 'cents') : ''),
  },
  { heading: 'For carts from', cell: ({ amounts }) => writeAmounts(amounts, 'minSubtotalCents') },
  { heading: 'Used', cell: ({ uses }) => String(uses) },
  { heading: 'Uses left', cell: ({ usesLeft }) => (usesLeft === null ? '' : String(usesLeft)) },
  { heading: 'Begins (UTC)', cell: ({ startsAt }) => exportTime(startsAt) },
  { heading: 'Ends (UTC)', cell: ({ endsAt }) => exportTime(endsAt) },
  { heading: 'Made (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
];

function writeAmounts(
  amounts: ListedCoupon['amounts'],
  kind: 'cents' | 'minSubtotalCents',
): string {
  return Object.entries(amounts)
    .flatMap(([currency, amount]) =>
      isCurrencyCode(currency) && amount[kind] > 0
        ? [`${exportAmount(amount[kind], currency)} ${currency}`]
        : [],
    )
    .join(', ');
}
