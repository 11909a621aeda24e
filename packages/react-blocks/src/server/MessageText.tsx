import { Fragment, type ReactNode } from 'react';

/** What a page says instead of its sections, such as why a link no longer works. */
export interface PageMessage {
  readonly title: string;
  /** What happened and what to do, one paragraph each. */
  readonly text: readonly string[];
  /** What was entered, so that it can be copied. @default nothing */
  readonly entries?: readonly { readonly title: string; readonly text: string }[] | undefined;
  /** A button, and the address it posts to. @default none */
  readonly post?: { readonly text: string; readonly action: string } | undefined;
  /** Buttons, each of which posts its value under the name `choice`. @default none */
  readonly choices?: MessageChoices | undefined;
  /** Where to go next. @default nowhere */
  readonly link?: { readonly text: string; readonly href: string } | undefined;
}

/** What a message lets its reader choose. */
export interface MessageChoices {
  readonly action: string;
  /** Posted along. */
  readonly fields: Readonly<Record<string, string>>;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** The words of a message: the same on a page of a site and on a plain one. */
export function MessageText({ message }: { message: PageMessage }): ReactNode {
  const { title, text, entries = [], post, choices, link } = message;
  return (
    <>
      <h1>{title}</h1>
      {text.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {choices && <Choices {...choices} />}
      {entries.length > 0 && (
        <dl>
          {entries.map((entry, index) => (
            <Fragment key={index}>
              <dt>{entry.title}</dt>
              <dd>{entry.text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {post && (
        <form method="post" action={post.action}>
          <button className="fr-action">{post.text}</button>
        </form>
      )}
      {link && (
        <p>
          <a className="fr-action" data-look="quiet" href={link.href}>
            {link.text}
          </a>
        </p>
      )}
    </>
  );
}

/** Each is a form of its own, as far from the next as a paragraph. No answer is easier to find. */
function Choices({ action, fields, options }: MessageChoices): ReactNode {
  return options.map(({ value, text }) => (
    <form key={value} method="post" action={action}>
      {Object.entries(fields).map(([name, content]) => (
        <input key={name} type="hidden" name={name} value={content} />
      ))}
      <button className="fr-action" name="choice" value={value}>
        {text}
      </button>
    </form>
  ));
}
