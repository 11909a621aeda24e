import type { SiteSettings } from '../../sites/site-settings';
import { notifyWaiting } from './notify-waiting';
import { restockActions } from './restock-actions';
import { deleteRestockNotices } from './restock-notices';
import { restockSetting } from './restock-setting';
import { thanksView } from './thanks-view';
import { restockTexts } from './restock-texts';

/** What restock notices add to the server. */
export const restockRoom = {
  actions: restockActions,
  texts: restockTexts,
  textsTitle: 'Emails about stock',
  view: thanksView,
  productDisplay: (settings: SiteSettings) => ({ restockNotices: restockSetting.read(settings) }),
  onProductRemoved: deleteRestockNotices,
  // Whatever puts pieces back, a canceled order, a refund, a command or another server: the stock
  // itself triggers notices, so nobody who changes it has to know who waits.
  sweeps: [{ every: 60_000, run: notifyWaiting }],
};
