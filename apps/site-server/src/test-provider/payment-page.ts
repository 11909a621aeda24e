import { createMoney, formatMoney } from '@frontage/commerce-model';
import { escapeHtml } from './escape-html';
import { cardChoice } from './method-page';
import { providerPage, type ProviderPage } from './provider-page';
import type { TestPayment } from './test-payment';

/** The code that the further check wants. */
export const checkCode = '123456';

/**
 * The hosted page: it works without scripts, and posts its forms to itself.
 *
 * @param payment of the page
 * @param problem what was wrong with the visitor's input
 */
export function paymentPage(payment: TestPayment, problem?: string): ProviderPage {
  const amount = formatMoney(createMoney(payment.cents, payment.currency), 'en-US');
  const title = payment.state === 'open' || payment.state === 'checking' ? `Pay ${amount}` : amount;
  const main = `<p class="mark">Test payment – no money moves</p>
<h1>${escapeHtml(title)}</h1>
<dl><dt>For</dt><dd>${escapeHtml(payment.description)}</dd><dt>Receipt to</dt><dd>${escapeHtml(payment.email)}</dd></dl>
${body(payment, problem)}`;
  return providerPage(problem === undefined ? 200 : 422, title, main, [
    payment.returnUrl,
    payment.cancelUrl,
  ]);
}

/** A page with a single message, such as that a payment does not exist. */
export function sayingPage(status: number, title: string, text: string): ProviderPage {
  return providerPage(
    status,
    title,
    `<p class="mark">Test payment – no money moves</p>\n<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`,
    [],
  );
}

function body(payment: TestPayment, problem: string | undefined): string {
  switch (payment.state) {
    case 'open':
      return choices(payment);
    case 'checking':
      return codeQuestion(problem);
    case 'pending':
      return `${done('The money is on its way.', payment)}\n${arrival}`;
    case 'paid':
      return done('This is paid.', payment);
    case 'declined':
      return done('This was not paid and can no longer be paid.', payment);
  }
}

const choices = ({ keepsMethod = false }: TestPayment) => `<form method="post">
${
  keepsMethod
    ? `${cardChoice}
<p>The shop keeps it, and charges it again as you agreed.</p>\n`
    : ''
}<p><label for="tell">Notify the shop</label>
<select id="tell" name="tell"><option value="once">at once</option><option value="twice">twice</option><option value="late">five seconds later</option><option value="never">not at all</option></select></p>
<p class="acts"><button name="do" value="approve" class="first">Approve</button>
<button name="do" value="check">Approve with a code</button>
<button name="do" value="wait">Approve, with the money to follow</button>
<button name="do" value="break">Approve, then drop the connection</button>
<button name="do" value="decline">Decline</button></p>
<p><button name="do" value="leave" class="plain">Go back without paying</button></p>
</form>`;

const arrival = `<form method="post"><p class="acts"><button name="do" value="approve">Let the money arrive</button>
<button name="do" value="decline">Let it fail</button></p></form>`;

function codeQuestion(problem: string | undefined): string {
  const hint =
    problem === undefined ? '' : `<span id="wrong" class="wrong">${escapeHtml(problem)}</span>`;
  const marked = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"';
  return `<form method="post">
<p><label for="code">Code from your bank (it is ${checkCode})</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required${marked}>${hint}</p>
<p class="acts"><button name="do" value="code" class="first">Confirm</button></p>
</form>
<form method="post"><p><button name="do" value="decline" class="plain">This was not me</button></p></form>`;
}

function done(text: string, { returnUrl }: TestPayment): string {
  return `<p role="status">${text}</p>\n<p><a href="${escapeHtml(returnUrl)}">Back to the shop</a></p>`;
}
