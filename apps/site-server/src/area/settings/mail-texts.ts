import { englishTexts } from '../../texts/server-texts';

/** What the area says about mails of a site. In English, as is the whole area. */
export const mailTexts = {
  test: 'Try it',
  testText: 'A test email goes to {email}. You see here whether the mail server took it.',
  sendTest: 'Send test email',
  testSubject: '{name}: test email',
  testMail: 'This is a test. If you read it, the emails of your site arrive.',
  sent: 'The mail server took the test email for {email}. If it does not arrive, look at the spam folder.',
  written:
    'This server sends nothing: it writes emails into a folder. Whoever runs it connects a mail server by SMTP_URL.',
  noServer:
    'This server has no mail server, so emails wait. Whoever runs it connects one by SMTP_URL.',
  unreachable:
    'The mail server does not answer: it is down, or its address or port is wrong. Emails wait and are sent once it answers.',
  unknownHost:
    'There is no mail server of that name. Whoever runs this server checks the name in SMTP_URL. Emails wait until then.',
  late: 'The mail server took too long to answer. Emails wait and are tried again.',
  login:
    'The mail server did not accept the user name or the password. Whoever runs this server checks them in SMTP_URL. Emails wait until then.',
  encryption:
    'The connection to the mail server could not be secured: its certificate is not valid, or the port is one for another kind of connection. Whoever runs this server checks SMTP_URL.',
  address: 'The mail server refused the address of the sender or of {email}.',
  refused: 'The mail server refused the email itself.',
  unknown: 'The mail server did not take the email. The log of the server says more.',
  waiting: 'Emails that did not go out yet',
  noneWaiting: 'Every email of the last weeks went out.',
  to: 'To',
  subject: 'Subject',
  since: 'Since',
  isWaiting: 'Is tried again',
  isFailed: 'Given up',
} as const;

/** Gives a text about mails. */
export const { say: sayOfMail } = englishTexts(mailTexts);
