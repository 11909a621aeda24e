import type { PublishReview, ReviewChange } from '@frontage/site-model/editing';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { Site } from '../../sites/site-settings';
import { pagesPath } from '../pages/page-query';
import type { PageRights } from '../pages/page-rights';
import { PagePublishing } from '../pages/PagePublishing';
import { ChangedText } from './ChangedText';
import { sayOfChanges } from './change-texts';

/** What publishing a page changes, and what was just done. */
export interface ShownChanges {
  readonly page: EditedPage;
  /** What who sees it may do to it. */
  readonly may: PageRights;
  readonly review: PublishReview;
  /** @default nothing */
  readonly done?: 'leftOut' | 'meanwhile' | undefined;
}

/** Answers with what publishing a page changes for visitors, without a script. */
export function changesPage(
  site: Site,
  contributor: Contributor,
  { page, may, review, done }: ShownChanges,
): EndpointReply {
  const path = `${pagesPath}/${page.id}`;
  return contributorPage(
    site,
    contributor,
    { title: sayOfChanges('title', { title: page.title }), section: pagesPath },
    <>
      <p className="links">
        <a href={path}>{sayOfChanges('back')}</a>
        <a href={`${path}/edit`}>{sayOfChanges('edit')}</a>
      </p>
      {done && (
        <p className="notice" role={done === 'leftOut' ? 'status' : 'alert'}>
          {sayOfChanges(done)}
        </p>
      )}
      <p>{review.summary}</p>
      {review.leftOut.map((title, index) => (
        <p key={`${index} ${title}`} className="quiet">
          {sayOfChanges('leftOutOne', { title })}
        </p>
      ))}
      {groupsOf(review.changes).map(([group, changes]) => (
        <section key={group} aria-labelledby={`group-${changes[0]?.key}`}>
          <h2 id={`group-${changes[0]?.key}`}>{group}</h2>
          <ul className="changes">
            {changes.map((change) => (
              <ChangeItem key={change.key} path={path} change={change} />
            ))}
          </ul>
        </section>
      ))}
      <dl className="entries aside">
        {review.facts.map(({ label, text, isNew }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isNew ? <strong>{text}</strong> : text}</dd>
          </div>
        ))}
      </dl>
      <PagePublishing
        site={site}
        shown={{ page, may, preview: { href: '', until: 0 }, seen: review.number }}
      />
    </>,
  );
}

function groupsOf(changes: readonly ReviewChange[]) {
  const groups = new Map<string, ReviewChange[]>();
  for (const change of changes)
    groups.set(change.group, [...(groups.get(change.group) ?? []), change]);
  return [...groups];
}

interface ChangeItemProps {
  readonly path: string;
  readonly change: ReviewChange;
}

function ChangeItem({ path, change }: ChangeItemProps) {
  const { key, title, block, texts } = change;
  return (
    <li>
      <h3>{title}</h3>
      {texts.map((text, index) => (
        <ChangedText key={`${index} ${text.before}`} {...text} />
      ))}
      <form className="row" method="post" action={`${path}/changes`}>
        {block !== undefined && (
          <a
            className="button"
            data-look="quiet"
            href={`${path}/edit#block-${block}`}
            aria-label={sayOfChanges('seeOf', { title })}
          >
            {sayOfChanges('see')}
          </a>
        )}
        <button
          className="button"
          data-look="quiet"
          name="key"
          value={key}
          aria-label={sayOfChanges('leaveOutOf', { title })}
        >
          {sayOfChanges('leaveOut')}
        </button>
      </form>
    </li>
  );
}
