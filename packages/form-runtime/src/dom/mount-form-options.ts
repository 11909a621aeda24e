import type { Clock } from '@frontage/core-lifecycle';
import type { SubmissionPage } from '@frontage/site-model';
import type { FieldErrors, FormValues } from '../form-definition';
import type { FormTransport, TransportFailure } from '../form-transport';
import type { FormTexts } from '../messages';
import type { DraftOptions } from './draft';

/** A captcha of a form, whoever made it. */
export interface FormCaptcha {
  /**
   * What goes along with a submission; undefined until it is completed, and nothing is sent then
   * [5.01].
   */
  token(): string | undefined;
  /** Told that somebody wanted to send the form without; it says why nothing happens. */
  refuse(): void;
  /** A submission failed: it has to be completed anew [4.01]. */
  reset(): void;
}

/** The files of a form. */
export interface FormUploads {
  /** What is wrong with those that were chosen, by field id. */
  check(): FieldErrors;
  /**
   * Sends those that were not yet sent with this key; their ids by field id, the same for the same
   * key and files.
   */
  send(
    key: string,
    signal: AbortSignal,
  ): Promise<{ readonly ok: true; readonly data: FormValues } | TransportFailure>;
}

/** What a form needs besides its markup. */
export interface MountFormOptions extends DraftOptions {
  /** How the server is reached. */
  readonly transport: FormTransport;
  /** What a submission says about the page [3.05]. */
  readonly page: SubmissionPage;
  readonly clock: Clock;
  /** Numbers from 0 to below 1, e.g. `Math.random`; spreads repetitions. */
  readonly random: () => number;
  /** @default none */
  readonly captcha?: FormCaptcha | undefined;
  /** Sends the files of a form that has fields for them. @default none, their fields are blank */
  readonly uploads?: FormUploads | undefined;
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
  /** Goes to the address after success. @default `location.assign` */
  readonly navigate?: ((address: string) => void) | undefined;
}
