import { Field } from '../Field';
import type { AddEnd } from './take-subscriber';
import { sayOfSubscribers } from './subscriber-texts';

/** What was entered for somebody new. */
export interface EnteredSubscriber {
  readonly email: string;
  readonly name: string;
  readonly source: string;
  /** The newsletter. @default that of the page */
  readonly list?: string;
}

/** What the form that adds somebody shows. */
export interface AddSubscriberFormProps {
  /** Where it is sent. */
  readonly path: string;
  /** The newsletters to choose from, by id. @default that of the page */
  readonly lists?: readonly (readonly [id: string, name: string])[];
  /** @default nothing */
  readonly entered?: EnteredSubscriber;
  /** What is wrong with it. @default nothing */
  readonly wrong?: AddEnd | 'noList';
}

/** Renders the form that adds somebody to a newsletter. */
export function AddSubscriberForm({ path, lists, entered, wrong }: AddSubscriberFormProps) {
  return (
    <form className="step" method="post" action={path} noValidate autoComplete="off">
      <h2>{sayOfSubscribers('addTitle')}</h2>
      {lists && (
        <Field
          name="list"
          label={sayOfSubscribers('list')}
          value={entered?.list}
          options={[['', sayOfSubscribers('chooseList')], ...lists]}
          wrong={wrong === 'noList' ? sayOfSubscribers('noList') : undefined}
        />
      )}
      <Field
        name="email"
        type="email"
        label={sayOfSubscribers('email')}
        value={entered?.email}
        wrong={wrong && wrong !== 'noList' ? sayOfSubscribers(wrong) : undefined}
      />
      <Field name="name" label={sayOfSubscribers('name')} value={entered?.name} />
      <Field
        name="source"
        label={sayOfSubscribers('source')}
        hint={sayOfSubscribers('sourceHint')}
        value={entered?.source}
      />
      <div className="actions">
        <button className="button">{sayOfSubscribers('add')}</button>
      </div>
    </form>
  );
}
