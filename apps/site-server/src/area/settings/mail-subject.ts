import { headerText } from '../../mail/mail';
import { readMailSettings, type MailSettings } from '../../mail/mail-settings';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { SettingField, SettingSubject } from './setting-field';
import { withShop } from './with-shop';
import { wrongAddress } from './wrong-address';

/** Who mails come from, and who gets those to the owners of a site. */
export const mailSubject: SettingSubject = {
  id: 'mail',
  title: 'Email',
  about: 'Who emails come from, who is told about orders and messages, and whether emails arrive.',
  needs: 'settings.general',
  fields: [
    {
      name: 'senderName',
      label: 'Sender’s name',
      hint: 'What people see as the sender of your emails. Leave empty for the name set on the server.',
      kind: 'text',
      read: (settings) => readMailSettings(settings).senderName,
      write: (settings, senderName) =>
        senderName.length > 100 || headerText(senderName) !== senderName
          ? { wrong: 'Enter one line of up to 100 characters.' }
          : { ...settings, mail: { ...settings.mail, senderName } },
    },
    addressField('replyTo', {
      label: 'Replies go to',
      hint: 'For emails that go out without a reply address of their own. Leave empty for the sender.',
    }),
    {
      name: 'orderMail',
      label: 'Who is told about new orders',
      hint: 'Leave empty for nobody. Buyers’ replies go there too.',
      kind: 'email',
      read: (settings) => readShopSettings(settings).orderMail,
      write: (settings, orderMail) => wrongAddress(orderMail) ?? withShop(settings, { orderMail }),
    },
    addressField('messagesTo', {
      label: 'Who is told about messages',
      hint: 'For forms without an address of their own. Leave empty for nobody: messages are stored all the same.',
    }),
  ],
};

function addressField(
  name: Exclude<keyof MailSettings, 'senderName'>,
  words: Pick<SettingField, 'label' | 'hint'>,
): SettingField {
  return {
    ...words,
    name,
    kind: 'email',
    read: (settings) => readMailSettings(settings)[name],
    write: (settings, entered) =>
      wrongAddress(entered) ?? { ...settings, mail: { ...settings.mail, [name]: entered } },
  };
}
