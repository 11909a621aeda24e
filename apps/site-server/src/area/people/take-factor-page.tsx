import type { Account } from '../../accounts/accounts';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { peoplePath } from './people-paths';
import { sayOfPeople, type PeopleCode } from './people-texts';

/** Answers with the page that asks before a second factor is taken away. */
export function takeFactorPage(
  site: Site,
  contributor: Contributor,
  { id, name, email }: Account,
  wrong?: PeopleCode,
): EndpointReply {
  const said = { name: name || email };
  const path = `${peoplePath}/${id}`;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfPeople('takeFactorTitle', said),
      section: peoplePath,
      ...(wrong && { status: 409, isWrong: true }),
    },
    <form className="step" method="post" action={`${path}/second-factor`}>
      {wrong && (
        <div className="notice" role="alert">
          <p>{sayOfPeople(wrong)}</p>
        </div>
      )}
      <p>{sayOfPeople('takeFactorText', said)}</p>
      <div className="actions">
        <button className="button">{sayOfPeople('takeFactorButton')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfPeople('cancel')}
        </a>
      </div>
    </form>,
  );
}
