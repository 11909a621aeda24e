import { Field } from '../Field';
import { NoEnter } from '../NoEnter';
import { messagesHref, messagesPath, type OneMessageQuery } from './message-query';
import { sayOfMessages } from './message-texts';

/** What was entered for an answer or a note, and what is wrong with it. */
export interface EnteredNote {
  readonly subject?: string;
  readonly text: string;
  readonly wrong: { readonly field: 'subject' | 'text'; readonly text: string };
}

/** What the forms below a message need. */
export interface MessageFormsProps {
  readonly id: string;
  readonly query: OneMessageQuery;
  /** Marks what is sent twice as one. */
  readonly once: string;
  /** Who sent the message, and where their reply goes; undefined without an address. */
  readonly answer:
    | { readonly to: string; readonly replyTo: string; readonly form: string }
    | undefined;
  /** @default nothing */
  readonly enteredAnswer?: EnteredNote | undefined;
  readonly enteredNote?: EnteredNote | undefined;
}

/** Renders the forms that answer a message and note something about it. */
export function MessageForms(props: MessageFormsProps) {
  return (
    <section className="aside">
      {props.answer && <AnswerForm {...props} answer={props.answer} />}
      <NoteForm {...props} />
    </section>
  );
}

type AnswerFormProps = MessageFormsProps & {
  readonly answer: NonNullable<MessageFormsProps['answer']>;
};

function AnswerForm({ id, query, once, answer, enteredAnswer: entered }: AnswerFormProps) {
  return (
    <details className="more" open={entered !== undefined}>
      <summary>{sayOfMessages('replyTo', { email: answer.to })}</summary>
      <form
        className="step"
        method="post"
        action={messagesHref(`${messagesPath}/${id}/answer`, query)}
        noValidate
      >
        <NoEnter />
        <input type="hidden" name="once" value={once} />
        <Field
          name="subject"
          label={sayOfMessages('replySubject')}
          value={entered?.subject ?? sayOfMessages('replyDefault', { form: answer.form })}
          wrong={entered?.wrong.field === 'subject' ? entered.wrong.text : undefined}
        />
        <Field
          name="text"
          id="answer"
          label={sayOfMessages('replyText')}
          hint={sayOfMessages('replyHint', { email: answer.replyTo })}
          value={entered?.text}
          rows={8}
          wrong={entered?.wrong.field === 'text' ? entered.wrong.text : undefined}
        />
        <p className="row">
          <button className="button">{sayOfMessages('send')}</button>
        </p>
        <p>
          <a href={`mailto:${encodeURIComponent(answer.to)}`}>{sayOfMessages('otherMail')}</a>
        </p>
      </form>
    </details>
  );
}

function NoteForm({ id, query, once, enteredNote: entered }: MessageFormsProps) {
  return (
    <details className="more" open={entered !== undefined}>
      <summary>{sayOfMessages('addNote')}</summary>
      <form
        className="step"
        method="post"
        action={messagesHref(`${messagesPath}/${id}/note`, query)}
        noValidate
      >
        <input type="hidden" name="once" value={once} />
        <Field
          name="text"
          id="note"
          label={sayOfMessages('note')}
          hint={sayOfMessages('noteHint')}
          value={entered?.text}
          rows={3}
          wrong={entered?.wrong.text}
        />
        <button className="button" data-look="quiet">
          {sayOfMessages('saveNote')}
        </button>
      </form>
    </details>
  );
}
