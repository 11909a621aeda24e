import { alignment, choice, defineFields, link, list, text } from '@frontage/site-model/fields';
import { socialServices, type SocialServiceName } from './social-services';

/** Each service by what it calls itself. */
const services = Object.fromEntries(
  Object.entries(socialServices).map(([service, { name }]) => [service, name]),
) as Record<SocialServiceName, string>; // the keys are those of the table

const account = defineFields({
  href: link({
    label: 'Address of the profile',
    hint: 'Such as https://www.instagram.com/netloft, or an email address.',
    required: true,
  }),
  service: choice({
    label: 'Sign',
    options: { auto: 'As the address says', ...services, other: 'Any website' },
    default: 'auto',
  }),
  name: text({
    label: 'Name',
    hint: 'Read aloud, and shown where names are. Without one, the name of the service.',
    most: 100,
  }),
});

/** What links to accounts store. */
export const socialLinksFields = defineFields({
  accounts: list({
    label: 'Accounts',
    hint: 'Without any, those of your settings.',
    item: account,
    itemLabel: 'Account',
    most: 30,
  }),
  look: choice({
    label: 'Look',
    options: { icons: 'Signs', names: 'Names', both: 'Signs and names' },
    default: 'icons',
  }),
  size: choice({
    label: 'Size',
    options: { small: 'Small', medium: 'Medium', large: 'Large' },
    default: 'medium',
  }),
  alignment: alignment(),
});
