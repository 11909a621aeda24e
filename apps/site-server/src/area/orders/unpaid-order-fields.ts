import {
  mostUnconfirmedHours,
  mostUnpaidDays,
  unpaidOrderSettings,
} from '../../shop/orders/unpaid-order-settings';
import { countField } from '../settings/count-field';
import type { DeclaredSetting } from '../settings/declared-setting';

/** Where owners decide how long orders wait to be paid and confirmed. */
export const unpaidOrderFields: readonly DeclaredSetting[] = [
  {
    subject: 'shop',
    after: 'expressCheckout',
    field: countField('unpaidOrderDays', mostUnpaidDays, {
      label: 'Days until an unpaid order is cancelled',
      hint: 'For orders that are paid by hand. 0 for never.',
      ...unpaidOrderSettings.days,
    }),
  },
  {
    subject: 'shop',
    after: 'unpaidOrderDays',
    field: countField('unconfirmedOrderHours', mostUnconfirmedHours, {
      label: 'Hours to confirm an unpaid order by the link in its email',
      hint: 'For orders that hold limited stock. 0 for no confirmation.',
      ...unpaidOrderSettings.unconfirmedHours,
    }),
  },
];
