import { englishTexts } from '../../texts/server-texts';

/** What the area says about mails of a site. In English, as is the whole area. */
export const mailTexts = {
  test: 'Try it',
  testText: 'A test email goes to {email}. You will see here whether the mail server accepted it.',
  sendTest: 'Send test email',
  testSubject: '{name}: test email',
  testMail: 'This is a test. If you can read it, the emails of your site arrive.',
  sent: 'The mail server accepted the test email for {email}. If it does not arrive, check the spam folder.',
  written:
    'This server sends nothing: it writes emails to a folder. Whoever runs it can connect a mail server with SMTP_URL.',
  noServer:
    'No mail server is connected, so emails are waiting. Whoever runs this server can connect one with SMTP_URL.',
  unreachable:
    'Unable to connect. Please try again. The mail server does not answer: it is down, or its address or port is wrong. Emails wait and will be sent once it answers.',
  unknownHost:
    'There is no mail server with that name. Whoever runs this server should check the name in SMTP_URL. Emails wait until then.',
  late: 'The mail server took too long to answer. Emails wait and will be tried again.',
  login:
    'The mail server did not accept the user name or the password. Whoever runs this server should check them in SMTP_URL. Emails wait until then.',
  encryption:
    'The connection to the mail server could not be secured: its certificate is not valid, or the port is one for another kind of connection. Whoever runs this server should check SMTP_URL.',
  address: 'The mail server refused the address of the sender or of {email}.',
  refused: 'The mail server refused the email itself.',
  unknown: 'The mail server did not accept the email. The server’s log says more.',
  waiting: 'Emails that have not gone out yet',
  noneWaiting: 'Every email of recent weeks has gone out.',
  to: 'To',
  subject: 'Subject',
  since: 'Since',
  isWaiting: 'Will be tried again',
  isFailed: 'Given up',
} as const;

/** Gives a text about mails. */
export const { say: sayOfMail } = englishTexts(mailTexts);
