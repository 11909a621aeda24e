import type { Clock } from '@frontage/core-lifecycle';
import type { SubmissionPage } from '@frontage/site-model';
import type { FieldErrors, FormValues } from '../form-definition';
import type { FormTransport, TransportFailure } from '../form-transport';
import type { FormTexts } from '../messages';
import type { DraftOptions } from './draft';

/** A captcha of a form, from any provider. */
export interface FormCaptcha {
  /**
   * The token for a submission; undefined until the captcha is completed, and nothing is sent then
   * [5.01].
   */
  token(): string | undefined;
  /** Called when the visitor sends the form without it; it shows why nothing happens. */
  refuse(): void;
  /** Called after a failed submission: the captcha must be completed again [4.01]. */
  reset(): void;
}

/** The files of a form. */
export interface FormUploads {
  /** Returns the errors of the chosen files, by field id. */
  check(): FieldErrors;
  /**
   * Sends the files that were not yet sent with this key. Returns their ids by field id, the same
   * for the same key and files.
   */
  send(
    key: string,
    signal: AbortSignal,
  ): Promise<{ readonly ok: true; readonly data: FormValues } | TransportFailure>;
}

/** What a form needs besides its markup. */
export interface MountFormOptions extends DraftOptions {
  /** The connection to the server. */
  readonly transport: FormTransport;
  /** The part of a submission that describes the page [3.05]. */
  readonly page: SubmissionPage;
  readonly clock: Clock;
  /** Returns numbers from 0 to below 1, e.g. `Math.random`; spreads retries. */
  readonly random: () => number;
  /** @default none */
  readonly captcha?: FormCaptcha | undefined;
  /** Sends the files of a form with file fields. @default none, their fields are blank */
  readonly uploads?: FormUploads | undefined;
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
  /** Opens the address after success. @default `location.assign` */
  readonly navigate?: ((address: string) => void) | undefined;
}
