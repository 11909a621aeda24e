import type { FormDefinition } from '@frontage/form-runtime';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts';
import { captchaParts, type RecaptchaPlace } from './captcha.parts';
import { captchaTexts } from './captcha.texts';

/** The props of a form's captcha. */
export interface CaptchaProps {
  /** The kind of captcha. */
  kind: NonNullable<FormDefinition['captcha']>;
  /** The form's id, 24 hexadecimal characters. */
  formId: string;
  /** The prefix of the ids of its parts. */
  prefix: string;
  /** The site's reCAPTCHA, for forms that want it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
}

/**
 * The place of a captcha in a form: its texts by state, which the script shows, and whatever it
 * draws. Without scripts it is invisible, and the form can be sent.
 */
export function Captcha({ kind, formId, prefix, recaptcha }: CaptchaProps): ReactNode {
  const texts = useTexts(captchaTexts);
  const words = {
    working: texts.captchaWorking,
    waiting: texts.captchaWaiting,
    solved: texts.captchaSolved,
    failed: texts.captchaFailed,
    expired: texts.captchaExpired,
    refused: texts.CAPTCHA_INCOMPLETE_ERROR,
  };
  const service =
    kind === 'altcha'
      ? { [captchaParts.challenges]: `/api/form/CaptchaChallenge?formId=${formId}` }
      : { [captchaParts.siteKey]: recaptcha?.siteKey, [captchaParts.script]: recaptcha?.script };
  const messages = Object.fromEntries(
    Object.entries(words).map(([name, text]) => [captchaParts.text + name, text]),
  );
  return (
    <div className="fr-form__captcha" {...{ [captchaParts.box]: kind, ...service, ...messages }}>
      {kind === 'recaptcha' && <div {...{ [captchaParts.widget]: '' }} />}
      <p role="alert" className="fr-form__error" {...{ [captchaParts.refusal]: '' }} />
      <p role="status" id={`${prefix}-captcha`} {...{ [captchaParts.status]: '' }} />
    </div>
  );
}
