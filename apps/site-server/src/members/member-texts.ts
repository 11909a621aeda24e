/** What the server says to members of a site. In English; `{…}` is filled in. */
export const memberTexts = {
  memberSignInTitle: 'Sign in',
  memberJoinTitle: 'Create an account',
  memberForgotTitle: 'Forgot your password?',
  memberMailedTitle: 'Check your email',
  memberLinkTitle: 'Choose a password',
  memberEmailTitle: 'Use this address?',
  memberDeadTitle: 'This link no longer works',
  memberAreaTitle: 'Your account',
  memberWrong: 'The email or password is not right. Check both and try again.',
  memberNoCookies:
    'Cookies are turned off in your browser, so you cannot stay signed in. Turn cookies on for this site and try again.',
  memberSignInAgain: 'You are signed out. Sign in to continue.',
  memberNotSaved: 'You were signed out before this was saved. Check it and send it again.',
  memberUnreadable: 'Part of this did not arrive. Please send it again.',
  memberNameMissing: 'Enter your name.',
  memberEmailWrong: 'Enter an email address, such as name@example.com.',
  memberEmailTaken: 'This address belongs to another account.',
  memberPasswordShort: 'This password is too short. Use at least 12 characters.',
  memberPasswordLong: 'This password is too long. Use at most 200 characters.',
  memberPasswordEasy:
    'This password is easy to guess. Use more than your address or one repeated character.',
  memberPasswordWrong: 'This is not your current password.',
  memberDeadLink: 'This link has already been used or has expired. You can ask for a new one.',
  memberClosed: 'You can only join this site by invitation.',
  memberSite: 'our site',
  memberJoinSubject: 'Your account at {site}',
  memberJoinMail:
    'Someone asked for an account at {site} with this address. This link works once, for a day.',
  memberJoinLink: 'Choose a password',
  memberInviteMail: 'You are invited to join {site}. This link works once, for seven days.',
  memberInviteIgnore: 'If you do not want to join, ignore this email and nothing will be kept.',
  memberThereMail:
    'Someone asked for an account at {site} with this address. You already have one: this link lets you choose a new password. It works for an hour.',
  memberResetSubject: 'Choose a new password for {site}',
  memberResetMail:
    'Someone asked for a new password for {site}. This link works once, for an hour.',
  memberResetLink: 'Choose a new password',
  memberIgnore: 'If it was not you, ignore this email: nothing has changed.',
  memberEmailSubject: 'Your new address at {site}',
  memberEmailMail:
    'This link makes {email} the address of your account at {site}. It works for a day.',
  memberEmailLink: 'Use this address',
  memberToldSubject: 'The address of your account at {site} has changed',
  memberToldMail:
    'The address of your account at {site} is now {email}. If it was not you, write to us at once.',
  memberLeftSubject: 'Your account at {site} has been deleted',
  memberRemovedMail:
    'Your account at {site} was deleted by the people who look after the site. Your orders are kept for as long as tax law requires; the links in their emails still work.',
  memberLeftMail:
    'Your account at {site} has been deleted, as you asked. Your orders are kept for as long as tax law requires.',
} as const;

/** A code of these texts. */
export type MemberCode = keyof typeof memberTexts;
