import { englishTexts } from '../../texts/server-texts';

/** What the area says about messages. In English, as is the whole area; `{…}` is filled in. */
const messageTexts = {
  title: 'Messages',
  search: 'Search',
  form: 'Form',
  allForms: 'All forms',
  deletedForm: '{name} (deleted)',
  state: 'State',
  allStates: 'All',
  unread: 'New',
  read: 'Read',
  suspected: 'Suspected spam',
  from: 'From',
  message: 'Message',
  received: 'Received',
  anonymous: 'No name',
  none: 'No messages yet. What visitors send by a form of your site appears here.',
  noneFound: 'No message matches. Try fewer words, or show all.',
  export: 'Download as CSV',
  exportHint: 'Choose a form to download its messages as a table.',
  pick: 'Pick',
  pickAll: 'Pick all that are shown',
  pickOf: 'Pick the message by {name}',
  picked: 'What is picked:',
  pickedOne: '{count} message is picked:',
  pickedOther: '{count} messages are picked:',
  markRead: 'Mark as read',
  readDone: {
    one: '{count} message is marked as read.',
    other: '{count} messages are marked as read.',
  },
  unreadDone: { one: '{count} message counts as new.', other: '{count} messages count as new.' },
  unchangedDone: 'Nothing changed: they were marked like that already.',
  nothingDone: 'Nothing was done: pick messages first.',
  undo: 'Undo',
  back: 'Back to messages',
  reply: 'Reply by mail',
  markUnread: 'Mark as new',
  sentFrom: 'Sent from',
  suspectedBecause: 'Looks like spam',
  files: 'Files',
} as const;

/** Gives a text about messages. */
export const { say: sayOfMessages } = englishTexts(messageTexts);
