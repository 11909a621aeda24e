import { explainTotals, type Totals, type TotalsReason } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import type { ShowMoney } from './show-money';
import { shopTexts, type ShopTexts } from './shop.texts';
import type { TotalsNames } from './totals-names';

/** The props of the reasons behind totals. */
export interface TotalsReasonsProps {
  totals: Totals;
  names: TotalsNames;
  /** Titles of the lines, by their ids. */
  titles: ReadonlyMap<string, string>;
  money: ShowMoney;
}

/** An expandable list of where each cent of the amount due comes from. */
export function TotalsReasons({ totals, names, titles, money }: TotalsReasonsProps): ReactNode {
  const texts = useTexts(shopTexts);
  const reasons = explainTotals(totals);
  // A single line explains itself.
  if (reasons.length < 2) return null;
  return (
    <details className="fr-totals__reasons">
      <summary>{texts.reasons}</summary>
      <table>
        <thead className="fr-hidden">
          <tr>
            <th scope="col">{texts.reason}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map((reason) => (
            <tr key={`${reason.kind} ${reason.id} ${reason.lineId ?? ''}`}>
              <th scope="row">{nameReason(reason, { totals, names, titles }, texts)}</th>
              <td>{money(reason.cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.due}</th>
            <td>{money(totals.dueCents)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function nameReason(
  { kind, id, lineId }: TotalsReason,
  { totals, names, titles }: Omit<TotalsReasonsProps, 'money'>,
  texts: ShopTexts,
): string {
  const title = titles.get(lineId ?? '') ?? '';
  switch (kind) {
    case 'line': {
      const quantity = totals.lines.find((line) => line.id === id)?.quantity ?? 1;
      return quantity === 1 ? title : texts.pieces({ title, quantity });
    }
    case 'discount':
      return texts.reasonOnLine({ reason: texts.discount({ code: id }), title });
    case 'shipping':
      return names.shipping ? texts.shippingBy({ title: names.shipping }) : texts.shipping;
    case 'tax':
      return lineId === undefined
        ? texts.reasonOnShipping({ reason: names.taxes[id] ?? id })
        : texts.reasonOnLine({ reason: names.taxes[id] ?? id, title });
    case 'giftCard':
      return texts.giftCard({ lastFour: names.giftCards[id] ?? '' });
  }
}
