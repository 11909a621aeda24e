import { defineFields, flag, text } from '@frontage/site-model/fields';
import { readUsername } from './read-username';

/** What a follow button block stores. */
export const followButtonFields = defineFields({
  username: text({
    label: 'Username',
    hint: 'With or without the @, or the address of the profile.',
    most: 1000,
    required: true,
    check: (name) => readUsername(name) !== undefined,
    message: 'Enter a username: up to 20 letters, digits and _.',
    example: '@kiln_97',
  }),
  label: text({
    label: 'Text',
    hint: 'Without one the button says “Follow” and the username.',
    most: 100,
    searchable: true,
  }),
  widget: flag({
    label: 'Show the button of the service itself',
    hint: 'Loaded from X for visitors who allow other providers. The others get a plain link.',
    default: false,
  }),
});
