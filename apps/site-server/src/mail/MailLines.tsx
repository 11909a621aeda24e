import { Fragment } from 'react';

/** Words with the line ends that they have. */
export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // Nothing of a mail is ever moved.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
