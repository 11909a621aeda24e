import { Fragment } from 'react';

/** A text with its line breaks. */
export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // Nothing in a mail is ever reordered.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
