import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useBeforeScript } from '../../render/use-before-script';
import { useTexts } from '../../texts/texts-context';
import { addressTexts } from '../form/fields/address.texts';
import { checkCheckout } from './check-checkout';
import { checkoutTexts } from './checkout.texts';
import type { LiveCheckout } from './use-checkout';

/** The form of a checkout with scripts; without them it is the browser's. */
export interface CheckoutFormControl {
  readonly form: RefObject<HTMLFormElement | null>;
  /** For what is wrong as a whole: it gets the focus with an answer that somebody waits for. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Notes what stands in the form, and asks what it costs. */
  update(): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * Sends the form of a checkout by script.
 *
 * @param hasServer whether there is one to send it to
 */
export function useCheckoutForm(checkout: LiveCheckout, hasServer: boolean): CheckoutFormControl {
  const texts = useTexts(checkoutTexts);
  const fields = useTexts(addressTexts);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { view, errors } = checkout;
  // Whether the answer is awaited: what is sent by the way, while somebody types, must not take
  // them elsewhere.
  const isAwaited = useRef(false);

  useEffect(() => {
    // The page that came with errors has the focus there already.
    if (errors && isAwaited.current) summary.current?.focus();
    isAwaited.current = false;
  }, [errors]);
  useEffect(() => {
    // The page says itself what is wrong, at the field and above.
    if (form.current) form.current.noValidate = hasServer;
  }, [hasServer]);
  useBeforeScript(hasServer, () => {
    const find = (selector: string): string =>
      form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
    const shipping = find('[name=shipping]:checked');
    if (shipping) checkout.choose({ type: 'chooseShipping', id: shipping });
    // A country that is chosen before anybody chose it decides taxes and shipping too.
    const country = find('[name=country]');
    if (country && country !== view.address.country) update();
  });

  function update(): void {
    isAwaited.current = false;
    if (hasServer && form.current)
      checkout.send({ body: bodyOf(form.current, null), kind: 'updating' });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    // React types the event of a form as any other.
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!hasServer || submitter?.value === 'cancel') return;
    event.preventDefault();
    isAwaited.current = true;
    const body = bodyOf(event.currentTarget, submitter);
    if (submitter?.value !== 'pay') return checkout.send({ body, kind: 'updating' });
    const wrong = checkCheckout((name) => (body.get(name) ?? '').trim(), view, texts, fields);
    if (Object.keys(wrong).length > 0) checkout.refuse({ fields: wrong });
    else checkout.send({ body, kind: 'paying' });
  }

  return { form, summary, update, onSubmit };
}

function bodyOf(form: HTMLFormElement, submitter: HTMLButtonElement | null): URLSearchParams {
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(entries);
}
