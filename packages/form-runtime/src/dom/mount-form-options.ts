import type { Clock } from '@frontage/core-lifecycle';
import type { SubmissionPage } from '../build-submission';
import type { FormTransport } from '../form-transport';
import type { FormTexts } from '../messages';
import type { DraftStorage } from './draft';

/** What a form needs besides its markup. */
export interface MountFormOptions {
  /** How the server is reached. */
  readonly transport: FormTransport;
  /** What a submission says about the page [3.05]. */
  readonly page: SubmissionPage;
  readonly clock: Clock;
  /** Numbers from 0 to below 1, e.g. `Math.random`; spreads repetitions. */
  readonly random: () => number;
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
  /** Goes to the address after success. @default `location.assign` */
  readonly navigate?: ((address: string) => void) | undefined;
  /** Where the draft is kept. @default the tab's session storage */
  readonly storage?: DraftStorage | undefined;
}
