import type { ReactNode } from 'react';
import type { OrderView } from '../../shop/order-view';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';

/** The seller, as required on a receipt; nothing if the shop names nobody. */
export function OrderSeller({ seller }: Pick<OrderView, 'seller'>): ReactNode {
  const texts = useTexts(orderTexts);
  if (!seller) return null;
  const { name, address, taxId, email } = seller;
  const lines = [name, ...address, ...(taxId ? [texts.taxId({ id: taxId })] : [])];
  return (
    <section aria-labelledby="order-seller">
      <h2 id="order-seller">{texts.seller}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {email && <a href={`mailto:${email}`}>{texts.sellerEmail({ email })}</a>}
      </address>
    </section>
  );
}
