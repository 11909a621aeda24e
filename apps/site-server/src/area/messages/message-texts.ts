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
  none: 'No messages yet. What visitors send with a form on your site appears here.',
  noneFound: 'No message matches. Try fewer words, or show all.',
  export: 'Download as CSV',
  exportHint: 'Choose a form to download its messages as a table.',
  pick: 'Select',
  pickAll: 'Select all that are shown',
  pickOf: 'Select the message by {name}',
  picked: 'What is selected:',
  pickedOne: '{count} message is selected:',
  pickedOther: '{count} messages are selected:',
  markRead: 'Mark as read',
  readDone: {
    one: '{count} message is marked as read.',
    other: '{count} messages are marked as read.',
  },
  unreadDone: { one: '{count} message counts as new.', other: '{count} messages count as new.' },
  unchangedDone: 'Nothing changed: they were already marked that way.',
  nothingDone: 'Nothing was done: select messages first.',
  undo: 'Undo',
  back: 'Back to messages',
  reply: 'Reply by email',
  markUnread: 'Mark as new',
  sentFrom: 'Sent from',
  suspectedBecause: 'Looks like spam',
  files: 'Files',
} as const;

/** Gives a text about messages. */
export const { say: sayOfMessages } = englishTexts(messageTexts);
