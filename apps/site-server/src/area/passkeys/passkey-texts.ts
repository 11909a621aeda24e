import { englishTexts } from '../../texts/server-texts';

/** What the area says about passkeys. In English, as is the whole area; `{…}` is filled in. */
const passkeyTexts = {
  title: 'Passkeys',
  back: 'Back to your account',
  intro:
    'With a passkey you sign in by fingerprint, by face, with the PIN of your device or with a security key. Nobody can trick you out of it, and you need neither password nor code.',
  none: 'You have no passkeys yet.',
  name: 'Name',
  nameOf: 'Name of {name}',
  added: 'Added',
  used: 'Last used',
  unused: 'Not yet',
  rename: 'Save name',
  renameOf: 'Save name of {name}',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  addTitle: 'Add a passkey',
  newName: 'What to call it',
  newNameHint: 'For example, the device it is on.',
  addButton: 'Add a passkey',
  unanswered: 'No passkey was made. Try again. This device may already have one for the site.',
  without:
    'This browser cannot make passkeys, or scripts are turned off. Use another browser, or set up a second factor with an app.',
  noAddress:
    'Passkeys need a domain name that the server knows, such as studio.example. Whoever runs the server can set it as BASE_URL.',
  nameMissing: 'Enter a name.',
  wrong: 'This passkey could not be added. Try again.',
  tooMany: 'You have twenty passkeys. Remove one that you no longer use.',
  addedDone: 'The passkey is added. You can sign in with it from now on.',
  renamedDone: 'The name is saved.',
  removedDone: 'The passkey is removed. Your device may still offer it: delete it there too.',
} as const;

/** A code of these texts. */
export type PasskeyCode = keyof typeof passkeyTexts;

/** Gives a text about passkeys. */
export const { say: sayOfPasskeys } = englishTexts(passkeyTexts);
