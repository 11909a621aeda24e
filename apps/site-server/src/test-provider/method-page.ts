import { escapeHtml } from './escape-html';
import { providerPage, type ProviderPage } from './provider-page';
import { testCards } from './test-cards';
import type { TestSetup } from './test-setup';

/** The choice among the cards of the provider. */
export const cardChoice = `<p><label for="card">Card</label>
<select id="card" name="card">${testCards
  .map(({ lastFour, about }) => `<option value="${lastFour}">${lastFour}: ${about}</option>`)
  .join('')}</select></p>`;

/**
 * The page on which a buyer names a method: works without scripts, sends its form to itself.
 *
 * @param setup what it is about
 */
export function methodPage({ email, saved, returnUrl }: TestSetup): ProviderPage {
  const title = saved ? 'Payment method saved' : 'Save a payment method';
  return providerPage(
    200,
    title,
    `<p class="mark">Test payment – no money moves</p>
<h1>${title}</h1>
<dl><dt>For</dt><dd>${escapeHtml(email)}</dd></dl>
${
  saved
    ? `<p role="status">This is done.</p>\n<p><a href="${escapeHtml(returnUrl)}">Back to the shop</a></p>`
    : `<form method="post">
${cardChoice}
<p class="acts"><button name="do" value="save" class="first">Save</button></p>
<p><button name="do" value="leave" class="plain">Go back without saving</button></p>
</form>`
}`,
    [returnUrl],
  );
}
