import { englishTexts } from '../../texts/server-texts';

/** What the area says about passkeys. In English, as is the whole area; `{…}` is filled in. */
const passkeyTexts = {
  title: 'Passkeys',
  back: 'Back to your account',
  intro:
    'A passkey opens this site by your fingerprint, your face or the PIN of your device, or by a security key. Nobody can trick it out of you, and it needs neither password nor code.',
  none: 'You have no passkey yet.',
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
  newNameHint: 'Such as the device that it is on.',
  addButton: 'Add a passkey',
  unanswered: 'No passkey was made. Try again. This device may have one for the site already.',
  without:
    'This browser makes no passkeys, or its scripts are off. Use another browser, or set up a second factor with an app.',
  noAddress:
    'Passkeys need a site with a name for an address, such as studio.example, that the server was told: whoever runs it sets BASE_URL.',
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
