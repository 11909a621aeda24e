import type { PaymentDesk } from './create-payment-desk';
import { checkCode, paymentPage, sayingPage } from './payment-page';
import type { ProviderPage } from './provider-page';
import type { NewsManner, TestPayment } from './test-payment';

/** A page, or a redirect. */
export type VisitReply = ProviderPage | { location: string };

const manners: readonly NewsManner[] = ['once', 'twice', 'late', 'never'];

/**
 * Applies the visitor's choice on the hosted page.
 *
 * @param payment of the page
 * @param form the submitted values: `do`, and `tell` or `code`
 * @param desk moves the payment
 */
export function visitPayment(
  payment: TestPayment,
  form: URLSearchParams,
  desk: PaymentDesk,
): VisitReply {
  const manner = manners.find((candidate) => candidate === form.get('tell')) ?? payment.manner;
  const back = { location: payment.returnUrl };
  const card = form.get('card');
  switch (form.get('do')) {
    case 'approve':
      // A required code cannot be skipped.
      if (payment.state === 'checking') return paymentPage(payment);
      desk.move(payment, { do: 'approve', card }, manner);
      return back;
    case 'wait':
      desk.move(payment, { do: 'wait' }, manner);
      return back;
    case 'decline':
      desk.move(payment, { do: 'decline', reason: 'refused' }, manner);
      return back;
    case 'check':
      return paymentPage(desk.move(payment, { do: 'check' }, manner));
    case 'code':
      if (payment.state === 'open' || payment.state === 'pending') return paymentPage(payment);
      if (form.get('code')?.trim() !== checkCode)
        return paymentPage(payment, 'That is not the right code. Check it and try again.');
      desk.move(payment, { do: 'approve' });
      return back;
    case 'break':
      desk.move(payment, { do: 'approve', card }, manner);
      return sayingPage(
        504,
        'The connection was lost',
        'The payment was made, but the shop never received the answer. It has to find out by itself.',
      );
    case 'leave':
      return { location: payment.cancelUrl };
    default:
      return paymentPage(payment);
  }
}
