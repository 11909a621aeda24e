import type { FormDefinition } from '@frontage/form-runtime';
import { isMailAddress } from '../../mail/mail';
import { addSubscriber } from '../../newsletter/add-subscriber';
import type { NewsletterLinks } from '../../newsletter/create-newsletter-links';
import { mailConfirmation } from '../../newsletter/mail-confirmation';
import { registerSubscriber } from '../../newsletter/subscribers';
import { findStatuses } from '../../newsletter/add-subscriber';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';

/** Why nobody was added. */
export type AddEnd = 'wrongEmail' | 'kept' | 'left' | 'waits';

/** Somebody whom an owner adds. */
export interface TakenSubscriber {
  readonly site: Site;
  readonly form: FormDefinition;
  readonly origin: string;
  readonly email: string;
  readonly name: string;
  /** Where they agreed; '' to ask them by mail. */
  readonly source: string;
}

/**
 * Adds somebody to a list: as confirmed where they have agreed, else asked by mail.
 *
 * @param db the transaction
 * @param taken who
 * @param clock makes links, times and ids
 */
export async function takeSubscriber(
  db: Database,
  { site, form, origin, email, name, source }: TakenSubscriber,
  clock: { links: NewsletterLinks; now: number; createId(): string },
): Promise<'added' | 'asked' | AddEnd> {
  if (!isMailAddress(email)) return 'wrongEmail';
  const who = { id: clock.createId(), siteId: site.id, formId: form.id, email, name };
  if (source !== '') {
    const end = await addSubscriber(db, { ...who, source }, clock.now);
    return end === 'confirmed' ? 'added' : end;
  }
  const status = (await findStatuses(db, form.id, [email.toLowerCase()])).get(email.toLowerCase());
  if (status === 'confirmed') return 'kept';
  if (status === 'unsubscribed') return 'left';
  const registered = await registerSubscriber(db, who, clock.now);
  if (!registered) return 'waits';
  const language = site.settings.locale;
  await mailConfirmation(db, { ...registered, email, site, form, origin, language }, clock);
  return 'asked';
}
