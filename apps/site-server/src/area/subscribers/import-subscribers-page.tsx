import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { AddedSubscriber } from '../../newsletter/add-subscriber';
import type { NewsletterList } from '../../newsletter/newsletter-lists';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { subscriberListPath, subscribersPath } from './subscribers-path';
import { sayOfSubscribers } from './subscriber-texts';

/** What a table of addresses would do. */
export interface ShownSubscriberPlan {
  readonly counts: Readonly<Record<AddedSubscriber, number>>;
  /** What is left out, in words. */
  readonly leftOut: readonly string[];
}

/** What the page shows. */
export interface ShownSubscriberImport {
  readonly list: Omit<NewsletterList, 'counts'>;
  /** What was sent. @default nothing */
  readonly text?: string;
  readonly source?: string;
  readonly plan?: ShownSubscriberPlan | undefined;
  /** Why the table cannot be read. */
  readonly wrong?: string | undefined;
  /** What is wrong with where they agreed. */
  readonly wrongSource?: string | undefined;
  /** How many were just added. @default none */
  readonly saved?: number | undefined;
}

/** Answers with the page that adds subscribers from a table. */
export function importSubscribersPage(
  site: Site,
  contributor: Contributor,
  shown: ShownSubscriberImport,
): EndpointReply {
  const { list, plan, wrong, wrongSource, saved } = shown;
  const isWrong = wrong !== undefined || wrongSource !== undefined;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfSubscribers('importTitle'),
      section: subscribersPath,
      isWrong,
      ...(isWrong && { status: 400 }),
    },
    <>
      {saved !== undefined && (
        <p className="notice" role="status">
          {sayOfSubscribers('imported', { count: saved })}
        </p>
      )}
      <p>
        <a href={subscriberListPath(list.id)}>
          {sayOfSubscribers('backToList', { name: list.name })}
        </a>
      </p>
      <p>{sayOfSubscribers('importIntro')}</p>
      {plan && !isWrong && <Planned {...shown} plan={plan} />}
      <TableForm {...shown} />
    </>,
  );
}

function TableForm({ list, text = '', source = '', wrong, wrongSource }: ShownSubscriberImport) {
  return (
    <form
      className="step"
      method="post"
      action={`${subscriberListPath(list.id)}/import`}
      encType="multipart/form-data"
      noValidate
    >
      <Field
        name="source"
        label={sayOfSubscribers('importSource')}
        hint={sayOfSubscribers('importSourceHint')}
        value={source}
        wrong={wrongSource}
      />
      <div className="field">
        <label htmlFor="file">{sayOfSubscribers('file')}</label>
        <input id="file" name="file" type="file" accept=".csv,text/csv" />
      </div>
      <Field
        name="table"
        label={sayOfSubscribers('paste')}
        value={text}
        rows={6}
        wrong={wrong}
        isFocused={wrong !== undefined && wrongSource === undefined}
      />
      <div className="actions">
        <button className="button">{sayOfSubscribers('try')}</button>
      </div>
    </form>
  );
}

const effects = {
  added: 'effectAdded',
  confirmed: 'effectConfirmed',
  kept: 'effectKept',
  left: 'effectLeft',
} as const;

/** The most words about rows that are left out. */
const mostShown = 50;

function Planned({
  list,
  text = '',
  source = '',
  plan: { counts, leftOut },
}: ShownSubscriberImport & { plan: ShownSubscriberPlan }) {
  const count = counts.added + counts.confirmed;
  return (
    <>
      <ul>
        {(['added', 'confirmed', 'kept', 'left'] as const)
          .filter((effect) => counts[effect] > 0)
          .map((effect) => (
            <li key={effect}>{sayOfSubscribers(effects[effect], { count: counts[effect] })}</li>
          ))}
        {leftOut.length > 0 && (
          <li>{sayOfSubscribers('effectWrong', { count: leftOut.length })}</li>
        )}
      </ul>
      {leftOut.length > 0 && (
        <ul className="quiet">
          {leftOut.slice(0, mostShown).map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      {count === 0 ? (
        <p className="quiet">{sayOfSubscribers('nothing')}</p>
      ) : (
        <form
          method="post"
          action={`${subscriberListPath(list.id)}/import`}
          encType="multipart/form-data"
          className="actions"
        >
          <input type="hidden" name="table" value={text} />
          <input type="hidden" name="source" value={source} />
          <button className="button" name="do" value="save">
            {sayOfSubscribers('save', { count })}
          </button>
        </form>
      )}
    </>
  );
}
