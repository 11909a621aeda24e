import { englishTexts } from '../../texts/server-texts';

/** What the area says about a second factor. In English, as is the whole area. */
const secondFactorTexts = {
  title: 'Second factor',
  back: 'Back to your account',
  offText:
    'With a second factor, your password alone opens nothing: you also enter a code that an app on your phone shows, such as Aegis, 1Password or Google Authenticator.',
  scanTitle: 'Scan this with the app',
  qrLabel: 'QR code with the key that stands below',
  typeText: 'Or type this key into the app:',
  openText: 'The app is on this device? Open it with the key.',
  confirmTitle: 'Enter the code that it shows',
  onButton: 'Switch on',
  offeredOver: 'This key is too old. Here is another one: scan it, and enter the code it shows.',
  onText: 'It is on since {time}. After your password you enter a code of your app.',
  codesTitle: 'Recovery codes',
  codesLeft: {
    one: 'You have one code left. Make new ones soon.',
    other: 'You have {count} codes left. Each lets you in once without your phone.',
  },
  noCodes: 'You have no code left. Make new ones: without your phone nobody lets you in.',
  codesButton: 'Make new recovery codes',
  codesHint: 'The codes you have now no longer work then.',
  offTitle: 'Switch it off',
  offButton: 'Switch off',
  offHint: 'From then on the password alone lets you in.',
  keepTitle: 'Keep your recovery codes',
  keepText:
    'Each lets you in once without your phone. They are shown only now: write them down, print them, or keep them with your passwords.',
  keepOn: 'Your second factor is on.',
  keepDone: 'I have kept them',
  off: 'The second factor is off.',
} as const;

/** Gives a text about a second factor. */
export const { say: sayOfSecondFactor } = englishTexts(secondFactorTexts);
