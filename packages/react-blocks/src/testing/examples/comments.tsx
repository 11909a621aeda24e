import { Comments } from '@frontage/react-blocks/react';

const comments = [
  { id: '40', author: 'Ida', date: '2026-11-15', text: 'Which bag was it?' },
  { id: '41', author: 'Tom', date: '2026-11-16', text: 'The grey one.', replyTo: '40' },
];

export function Said() {
  return <Comments comments={comments} href="/notes/number-97" locale="en-GB" />;
}
