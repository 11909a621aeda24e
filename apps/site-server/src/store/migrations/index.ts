import type { Kysely } from 'kysely';
import { foundation } from './0001-foundation';
import { assetFacts } from './0002-asset-facts';
import { noPlaceholder } from './0003-no-placeholder';
import { outbox } from './0004-outbox';
import { spentCaptchas } from './0005-spent-captchas';
import { uploads } from './0006-uploads';
import { subscribers } from './0007-subscribers';
import { sentMails } from './0008-sent-mails';
import { commerce } from './0009-commerce';
import { checkoutTasks } from './0010-checkout-tasks';
import { filesForBuyers } from './0011-files-for-buyers';
import { orderLife } from './0012-order-life';
import { judgedTries } from './0013-judged-tries';
import { listing } from './0014-listing';

/** One step of the schema; a step that has been released is never edited again. */
export interface Migration {
  name: string;
  up(db: Kysely<never>): Promise<void>;
}

/** Every step, oldest first. */
export const migrations: readonly Migration[] = [
  { name: '0001-foundation', up: foundation },
  { name: '0002-asset-facts', up: assetFacts },
  { name: '0003-no-placeholder', up: noPlaceholder },
  { name: '0004-outbox', up: outbox },
  { name: '0005-spent-captchas', up: spentCaptchas },
  { name: '0006-uploads', up: uploads },
  { name: '0007-subscribers', up: subscribers },
  { name: '0008-sent-mails', up: sentMails },
  { name: '0009-commerce', up: commerce },
  { name: '0010-checkout-tasks', up: checkoutTasks },
  { name: '0011-files-for-buyers', up: filesForBuyers },
  { name: '0012-order-life', up: orderLife },
  { name: '0013-judged-tries', up: judgedTries },
  { name: '0014-listing', up: listing },
];
