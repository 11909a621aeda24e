import { nextPeriod, readPlan, type Plan } from '@frontage/commerce-model';
import type { Teardown } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  readBlockJson,
  type BlockContext,
} from '@frontage/core-lifecycle/dom';
import { createShowDate } from '../../shop/show-date';
import { subscriptionDataAttributes, subscriptionParts } from './subscription.parts';

/** What a subscription's script needs besides the markup. */
export interface SubscriptionData {
  /** null where the markup has none that can be read. */
  readonly plan: Plan | null;
  /** With `{date}` as the placeholder. */
  readonly words: string;
}

/** Reads it; never throws. */
export function read(root: HTMLElement): SubscriptionData {
  const { plan, words } = subscriptionDataAttributes;
  return {
    plan: readPlan(readBlockJson(root, plan)),
    words: root.getAttribute(words) ?? '',
  };
}

/** Shows the day of the second payment: a page that is kept for everybody does not know today. */
export function mount(
  root: HTMLElement,
  { plan, words }: SubscriptionData,
  { window }: BlockContext,
): Teardown {
  const changes = createMarkupChanges(root.ownerDocument);
  const nextAt = plan && nextPeriod(plan, window.Date.now(), 1);
  if (nextAt === null) return changes.undo;
  const { timeZone } = new window.Intl.DateTimeFormat().resolvedOptions();
  const locale = root.closest('[lang]')?.getAttribute('lang') ?? 'en';
  const date = createShowDate(locale, timeZone)(nextAt);
  changes.say(
    root.querySelector(`[${subscriptionParts.next}]`),
    words.replace('{date}', () => date),
  );
  return changes.undo;
}
