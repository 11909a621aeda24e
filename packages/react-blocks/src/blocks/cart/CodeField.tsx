import { useRef, type ReactNode } from 'react';
import { captchaControl, type CartChange } from '../../shop/cart-view';
import { lineTexts } from '../../shop/line.texts';
import { useEmptiedField } from '../../shop/use-emptied-field';
import { useTexts } from '../../texts/use-texts';
import { ChangeForm } from './ChangeForm';
import { useCodeCaptcha, type OpenCodeCaptcha } from './use-code-captcha';

/** The props of the field for a code. */
export interface CodeFieldProps {
  error: string | undefined;
  /** A rejected code, for correction. @default nothing */
  typed?: string | undefined;
  /** The number of codes in the cart: the field is cleared when it grows. */
  taken: number;
  /** Nothing without a captcha. */
  captcha: ReactNode;
  openCaptcha: OpenCodeCaptcha | undefined;
  change: ((change: CartChange) => void) | undefined;
}

/** The field for a coupon or a gift card, protected against programs that guess codes [6.07]. */
export function CodeField({
  error,
  typed,
  taken,
  captcha,
  openCaptcha,
  change,
}: CodeFieldProps): ReactNode {
  const texts = useTexts(lineTexts);
  const root = useRef<HTMLDivElement>(null);
  const input = useEmptiedField(taken);
  const guard = useCodeCaptcha(root, openCaptcha);

  function add(sent: CartChange): void {
    const token = guard.token();
    change?.(
      token === undefined || sent.type !== 'addCode' ? sent : { ...sent, [captchaControl]: token },
    );
    guard.reset();
  }

  return (
    <div ref={root}>
      <ChangeForm type="addCode" change={change && add} mayGo={() => guard.mayGo()}>
        <label htmlFor="cart-code">{texts.code}</label>
        <div>
          <input
            className="fr-field"
            ref={input}
            id="cart-code"
            name="code"
            defaultValue={typed}
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby="cart-code-error"
          />
          <button type="submit" className="fr-action" data-look="quiet">
            {texts.addCode}
          </button>
        </div>
        <p className="fr-line__problem" id="cart-code-error" role="alert">
          {error}
        </p>
        {captcha}
      </ChangeForm>
    </div>
  );
}
