import { englishTexts } from '../../texts/server-texts';

/** What the area says about a second factor. In English, as is the whole area. */
const secondFactorTexts = {
  title: 'Second factor',
  back: 'Back to your account',
  offText:
    'With a second factor, your password alone is not enough: you also enter a code from an app on your phone, such as Aegis, 1Password or Google Authenticator.',
  scanTitle: 'Scan this with the app',
  qrLabel: 'QR code with the key below',
  typeText: 'Or type this key into the app:',
  openText: 'The app is on this device? Open it with the key.',
  confirmTitle: 'Enter the code it shows',
  onButton: 'Switch on',
  offeredOver: 'This key has expired. Here is a new one: scan it, and enter the code it shows.',
  onText: 'It has been on since {time}. After your password you enter a code from your app.',
  codesTitle: 'Recovery codes',
  codesLeft: {
    one: 'You have one code left. Make new ones soon.',
    other: 'You have {count} codes left. Each lets you in once without your phone.',
  },
  noCodes: 'You have no codes left. Make new ones, or you cannot sign in without your phone.',
  codesButton: 'Make new recovery codes',
  codesHint: 'The codes you have now will stop working.',
  offTitle: 'Switch it off',
  offButton: 'Switch off',
  offHint: 'After that, your password alone lets you in.',
  keepTitle: 'Save your recovery codes',
  keepText:
    'Each lets you in once without your phone. They are shown only now: write them down, print them, or keep them with your passwords.',
  keepOn: 'Your second factor is on.',
  keepDone: 'I have saved them',
  off: 'The second factor is off.',
} as const;

/** Gives a text about a second factor. */
export const { say: sayOfSecondFactor } = englishTexts(secondFactorTexts);
