import { notifyWaiting } from './notify-waiting';
import { restockActions } from './restock-actions';
import { thanksView } from './restock-page';
import { restockTexts } from './restock-texts';

/** What those who wait for a product bring to the server. */
export const restockRoom = {
  actions: restockActions,
  texts: restockTexts,
  view: thanksView,
  // Whatever put pieces back, a cancelled order, a refund, a command or another server: the stock
  // itself tells, so nobody who changes it has to know who waits.
  sweeps: [{ every: 60_000, run: notifyWaiting }],
};
