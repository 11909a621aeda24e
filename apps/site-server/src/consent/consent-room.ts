import type { RateLimits } from '../http/rate-limit';
import type { Store } from '../store/store';
import { consentActions } from './consent-actions';
import { sweepLedger } from './ledger';
import { consentTexts } from './consent-texts';

/** How many choices are taken. */
export interface ConsentOptions {
  /** Choices per minute and network address. @default 30 */
  consentsPerMinute?: number;
}

/** What consent adds to the server. */
export const consentRoom = {
  actions: consentActions,
  texts: consentTexts,
  textsTitle: 'The page of cookie settings',
  services: ({
    options: { consentsPerMinute = 30 },
    limits,
  }: {
    options: ConsentOptions;
    limits: RateLimits;
  }) => ({ consentLimit: limits.create('consent', consentsPerMinute) }),
  sweeps: [
    {
      run: ({ write, now }: Pick<Store, 'write' | 'now'>) => write((db) => sweepLedger(db, now())),
    },
  ],
};
