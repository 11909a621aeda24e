import type { Clock } from '@frontage/core-lifecycle';
import type { MethodRequest } from '../payment/saved-method';
import type { NewsPost } from './create-news-post';
import { createId } from './create-payment-desk';
import { methodPage } from './method-page';
import type { PaymentJournal } from './open-payment-journal';
import { findTestCard, saveTestCard } from './test-cards';
import { makeMethodNews } from './test-news';
import type { TestSetup } from './test-setup';
import type { VisitReply } from './visit-payment';

/** Pages on which buyers name methods. Everything is on disk when it returns. */
export interface MethodDesk {
  /** Opens a page, or finds the one with that key; undefined when that one is another. */
  open(ask: MethodRequest): TestSetup | undefined;
  /** What the page does with what its buyer chose: `do`, and `card`. */
  visit(setup: TestSetup, form: URLSearchParams): VisitReply;
}

/** Opens the desk. */
export function createMethodDesk(
  journal: PaymentJournal,
  post: Pick<NewsPost, 'wake'>,
  clock: Pick<Clock, 'now'>,
): MethodDesk {
  return {
    open(ask) {
      const request = JSON.stringify(ask);
      const earlier = journal.setup({ key: ask.key });
      if (earlier) return earlier.asked === request ? earlier : undefined;
      const setup = { ...ask, asked: request, id: createId('ts'), visit: createId('visit') };
      journal.keep({ setup });
      return setup;
    },
    visit(setup, form) {
      const does = form.get('do');
      if (does !== 'save' && does !== 'leave') return methodPage(setup);
      if (does === 'save' && !setup.saved) {
        const saved = { ...setup, saved: saveTestCard(findTestCard(form.get('card')), setup.id) };
        journal.keep({ setup: saved }, { news: makeMethodNews(saved, clock.now()) });
        post.wake();
      }
      return { location: setup.returnUrl };
    },
  };
}
