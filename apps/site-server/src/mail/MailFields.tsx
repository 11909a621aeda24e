import { MailLines } from './MailLines';

/** A list of titles with their values. */
export function MailFields({
  fields,
}: {
  fields: readonly { readonly title: string; readonly text: string }[];
}) {
  return (
    <dl>
      {fields.map(({ title, text }, index) => [
        <dt key={`title ${index}`}>
          <strong>{title}</strong>
        </dt>,
        <dd key={`text ${index}`}>
          <MailLines text={text} />
        </dd>,
      ])}
    </dl>
  );
}
