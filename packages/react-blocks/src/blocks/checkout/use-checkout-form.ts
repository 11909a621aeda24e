import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useBeforeScript } from '../../render/use-before-script';
import { useTexts } from '../../texts/use-texts';
import { checkCheckout } from './check-checkout';
import { checkoutTexts } from './checkout.texts';
import type { LiveCheckout } from './use-checkout';

/** The form of a checkout with scripts; without scripts the browser sends it. */
export interface CheckoutFormControl {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The summary of errors: it receives the focus with an awaited answer. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Saves the content of the form, and requests its price. */
  update(): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * Sends the form of a checkout by script.
 *
 * @param hasServer whether there is a server
 */
export function useCheckoutForm(checkout: LiveCheckout, hasServer: boolean): CheckoutFormControl {
  const texts = useTexts(checkoutTexts);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { view, errors } = checkout;
  // Whether the visitor waits for the answer: an update while they type must not move the focus.
  const isAwaited = useRef(false);

  useEffect(() => {
    // A page that was loaded with errors has the focus there already.
    if (errors && isAwaited.current) summary.current?.focus();
    isAwaited.current = false;
  }, [errors]);
  useEffect(() => {
    // The page shows errors itself, at the field and in the summary.
    if (form.current) form.current.noValidate = hasServer;
  }, [hasServer]);
  useBeforeScript(hasServer, () => {
    const find = (selector: string): string =>
      form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
    const shipping = find('[name=shipping]:checked');
    if (shipping) checkout.choose({ type: 'chooseShipping', id: shipping });
    // A preselected country decides taxes and shipping too.
    const country = find('[name=country]');
    const payment = find('[name=payment]:checked');
    if ((country && country !== view.address.country) || (payment && payment !== view.payment))
      update();
  });

  function update(): void {
    isAwaited.current = false;
    if (hasServer && form.current)
      checkout.send({ body: bodyOf(form.current, null), kind: 'updating' });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    // React types the event of a form like any other.
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!hasServer || submitter?.value === 'cancel') return;
    event.preventDefault();
    isAwaited.current = true;
    const body = bodyOf(event.currentTarget, submitter);
    if (submitter?.value !== 'pay') return checkout.send({ body, kind: 'updating' });
    const wrong = checkCheckout((name) => (body.get(name) ?? '').trim(), view, texts);
    if (Object.keys(wrong).length > 0) checkout.refuse({ fields: wrong });
    else checkout.send({ body, kind: 'paying' });
  }

  return { form, summary, update, onSubmit };
}

function bodyOf(form: HTMLFormElement, submitter: HTMLButtonElement | null): URLSearchParams {
  // A checkout has no files, whose values would be no strings.
  return new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
  );
}
