import type { ReactNode } from 'react';
import { meantEmail } from '../../shop/meant-email';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';

/**
 * Where the confirmation goes. An address that looks mistyped is asked about: nobody may have been
 * asked before, since without scripts an order can be paid at the first press.
 */
export function OrderMailed({ email }: { email: string }): ReactNode {
  const texts = useTexts(orderTexts);
  const meant = meantEmail(email);
  return (
    <>
      <p>{texts.mailed({ email })}</p>
      {meant !== undefined && <p role="status">{texts.mailMeant({ email: meant })}</p>}
    </>
  );
}
