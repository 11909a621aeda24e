import { restockSetting } from '../../shop/restock/restock-setting';
import type { DeclaredSetting } from '../settings/declared-setting';

/** Where owners decide whether visitors may ask for notices. */
export const restockField: DeclaredSetting = {
  subject: 'shop',
  after: 'scarcityFrom',
  field: {
    name: 'restockNotices',
    label: 'Visitors may ask for an email when something is back in stock',
    kind: 'check',
    read: (settings) => (restockSetting.read(settings) ? 'on' : ''),
    write: (settings, entered) => restockSetting.write(settings, entered === 'on'),
  },
};
