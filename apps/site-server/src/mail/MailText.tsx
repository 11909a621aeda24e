import { MailLines } from './MailLines';

/** A paragraph of a mail. */
export function MailText({ text }: { text: string }) {
  return (
    <p>
      <MailLines text={text} />
    </p>
  );
}
