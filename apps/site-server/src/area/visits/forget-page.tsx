import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { englishTexts } from '../../texts/server-texts';
import { NoEnter } from '../NoEnter';
import { visitsPath } from './visits-texts';

/** The address of the page. */
export const forgetPath = '/config/visits/forget';

const { say } = englishTexts({
  title: 'Forget a visitor',
  intro:
    'Deletes every event that is kept of one visitor. Daily counts stay: nobody’s id is in them. It cannot be taken back.',
  label: 'Id of the visitor',
  hint: 'The value of the cookie ss_cvr in their browser, which they can copy for you, or its first part.',
  button: 'Delete their events',
  wrong: 'This is not the id of a visitor: it has letters, digits and dashes.',
  done: { one: '{count} event was deleted.', other: '{count} events were deleted.' },
  none: 'No event is kept under this id.',
});

/** What happened before the page was shown. */
export interface ForgetPage {
  /** How many events were deleted. @default nothing was asked yet */
  readonly deleted?: number | undefined;
  readonly isWrong?: boolean;
}

/** Answers with the page that deletes what is kept of one visitor. */
export function forgetPage(
  site: Site,
  contributor: Contributor,
  { deleted, isWrong = false }: ForgetPage,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: say('title'), section: visitsPath, ...(isWrong && { status: 400, isWrong }) },
    <>
      {deleted !== undefined && (
        <p className="notice" role="status">
          {deleted === 0 ? say('none') : say('done', { count: deleted })}
        </p>
      )}
      <p>{say('intro')}</p>
      <form method="post" action={forgetPath}>
        <NoEnter />
        <div className="field">
          <label htmlFor="visitor">{say('label')}</label>
          <p className="hint" id="visitor-hint">
            {say('hint')}
          </p>
          <input
            id="visitor"
            name="visitor"
            required
            maxLength={200}
            autoComplete="off"
            aria-describedby={isWrong ? 'visitor-hint visitor-wrong' : 'visitor-hint'}
            aria-invalid={isWrong || undefined}
          />
          {isWrong && (
            <p className="wrong" id="visitor-wrong">
              {say('wrong')}
            </p>
          )}
        </div>
        <button className="button">{say('button')}</button>
      </form>
    </>,
  );
}

/** What the link to it says. */
export const forgetTitle: string = say('title');
