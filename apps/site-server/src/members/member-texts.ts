/** What the server says to members of a site. In English; `{…}` is filled in. */
export const memberTexts = {
  memberSignInTitle: 'Sign in',
  memberJoinTitle: 'Create an account',
  memberForgotTitle: 'Forgot your password?',
  memberMailedTitle: 'Look into your mail',
  memberLinkTitle: 'Choose a password',
  memberEmailTitle: 'Use this address?',
  memberDeadTitle: 'This link no longer works',
  memberAreaTitle: 'Your account',
  memberWrong: 'Email or password is not right. Check both and try again.',
  memberSignInAgain: 'You are signed out. Sign in to go on.',
  memberUnreadable: 'This did not arrive whole. Please send it again.',
  memberNameMissing: 'Enter your name.',
  memberEmailWrong: 'Enter an email address, such as name@example.com.',
  memberEmailTaken: 'This address belongs to another account.',
  memberPasswordShort: 'This password is too short. Use at least 12 characters.',
  memberPasswordLong: 'This password is too long. Use at most 200 characters.',
  memberPasswordEasy:
    'This password is easy to guess. Use more than your address or one repeated sign.',
  memberPasswordWrong: 'This is not your current password.',
  memberDeadLink: 'This link was used already, or it is too old. You can ask for a new one.',
  memberClosed: 'You can join this site only by an invitation.',
  memberSite: 'our site',
  memberJoinSubject: 'Your account at {site}',
  memberJoinMail:
    'Somebody asked for an account at {site} with this address. This link works for a day, and once.',
  memberJoinLink: 'Choose a password',
  memberInviteMail: 'You are invited to join {site}. This link works for seven days, and once.',
  memberInviteIgnore: 'If you do not want that, ignore this email: nothing is kept of it.',
  memberThereMail:
    'Somebody asked for an account at {site} with this address. You have one already: this link lets you choose a new password. It works for an hour.',
  memberResetSubject: 'Choose a new password for {site}',
  memberResetMail:
    'Somebody asked for a new password for {site}. This link works for an hour, and once.',
  memberResetLink: 'Choose a new password',
  memberIgnore: 'If it was not you, ignore this email: nothing has changed.',
  memberEmailSubject: 'Your new address at {site}',
  memberEmailMail:
    'This link makes {email} the address of your account at {site}. It works for a day.',
  memberEmailLink: 'Use this address',
  memberToldSubject: 'Your account at {site} has another address',
  memberToldMail:
    'The address of your account at {site} is now {email}. If it was not you, write to us at once.',
  memberLeftSubject: 'Your account at {site} is deleted',
  memberRemovedMail:
    'Your account at {site} was deleted by those who look after the site. Your orders stay as long as tax law asks for; the links in their emails still work.',
  memberLeftMail:
    'Your account at {site} is deleted, as you asked. Your orders stay as long as tax law asks for.',
} as const;

/** A code of these texts. */
export type MemberCode = keyof typeof memberTexts;
