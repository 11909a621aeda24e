import { createHash } from 'node:crypto';
import { createMoney, formatMoney } from '@frontage/commerce-model';
import { escapeHtml } from './escape-html';
import type { TestPayment } from './test-payment';

/** A page and its headers. */
export interface PaymentPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The code for the further check. */
export const checkCode = '123456';

/**
 * The hosted page: it works without scripts, and posts its forms to itself.
 *
 * @param payment of the page
 * @param problem what was wrong with the visitor's input
 */
export function paymentPage(payment: TestPayment, problem?: string): PaymentPage {
  const amount = formatMoney(createMoney(payment.cents, payment.currency), 'en-US');
  const title = payment.state === 'open' || payment.state === 'checking' ? `Pay ${amount}` : amount;
  const main = `<p class="mark">Test payment – no money moves</p>
<h1>${escapeHtml(title)}</h1>
<dl><dt>For</dt><dd>${escapeHtml(payment.description)}</dd><dt>Receipt to</dt><dd>${escapeHtml(payment.email)}</dd></dl>
${body(payment, problem)}`;
  return page(problem === undefined ? 200 : 422, title, main, [
    payment.returnUrl,
    payment.cancelUrl,
  ]);
}

/** A page with a single message, such as that a payment does not exist. */
export function sayingPage(status: number, title: string, text: string): PaymentPage {
  return page(
    status,
    title,
    `<p class="mark">Test payment – no money moves</p>\n<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`,
    [],
  );
}

function body(payment: TestPayment, problem: string | undefined): string {
  switch (payment.state) {
    case 'open':
      return choices;
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

const choices = `<form method="post">
<p><label for="tell">Notify the shop</label>
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

const style = `:root{color-scheme:light dark;--ink:#1c1a17;--ground:#f6f3ee;--card:#fff;--line:#8a8378;--act:#1f4f46;--on:#fff;--mark:#7a4a00;--wrong:#a3211b}
@media(prefers-color-scheme:dark){:root{--ink:#f1ede6;--ground:#161513;--card:#211f1c;--line:#8f887d;--act:#9fd6c8;--on:#10201c;--mark:#f0b95c;--wrong:#ff9d94}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:8px}
h1{margin:4px 0 16px;font-size:1.75rem;line-height:1.2;font-variant-numeric:tabular-nums}.mark{margin:0;color:var(--mark);font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 24px}dt{opacity:.8}dd{margin:0;overflow-wrap:anywhere}
label{display:block;margin-bottom:4px}input,select,button{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:inherit;font:inherit}
.acts{display:grid;gap:8px}button{cursor:pointer}.first{background:var(--act);border-color:var(--act);color:var(--on);font-weight:600}.plain{border-color:transparent;text-decoration:underline}
:is(main,main>form:last-child)>:last-child{margin-bottom:0}.wrong{display:block;margin-top:4px;color:var(--wrong)}:focus-visible{outline:3px solid var(--act);outline-offset:2px}a{color:inherit}`;

const styleHash = createHash('sha256').update(style).digest('base64');

function page(status: number, title: string, main: string, shop: readonly string[]): PaymentPage {
  // Browsers apply `form-action` to redirects too.
  const origins = [...new Set(shop.map((url) => new URL(url).origin))].join(' ');
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)} – test payment</title><style>${style}</style></head>
<body><main>
${main}
</main></body></html>
`,
  };
}
