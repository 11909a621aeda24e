import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { accessTokenStates } from '../../tokens/list-access-tokens';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import { isFiltered, partHref, placeIn } from '../list-query';
import { PartLinks } from '../PartLinks';
import { sayOfPicks } from '../pick-texts';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { rowForm } from '../row-form';
import { pickScript } from '../pick-script';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { permissionTexts } from '../people/permission-texts';
import type { ListedToken, ListedTokens } from './load-tokens';
import { NewToken } from './NewToken';
import type { EnteredToken } from './token-body';
import { tokensPath } from './tokens-path';
import { sayOfTokens as say, type TokenCode } from './token-texts';

/** What the page of tokens shows. */
export interface TokensShown extends ListedTokens {
  /** What was entered for a new one. @default nothing */
  readonly entered?: EnteredToken;
  /** What is wrong with it. @default nothing */
  readonly wrong?: TokenCode | undefined;
}

/** Answers with the tokens of a site. */
export function tokensPage(
  site: Site,
  contributor: Contributor,
  { query, part, count, entered, wrong }: TokensShown,
): EndpointReply {
  const time = areaTime(site);
  return contributorPage(
    site,
    contributor,
    {
      title: say('title'),
      section: tokensPath,
      scripts: [pickScript],
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      {query.done && (
        <p className="notice" role={query.done === 'nothingDone' ? 'alert' : 'status'}>
          {say(query.done)}
        </p>
      )}
      <p>{say('intro')}</p>
      {part.rows.length > 0 && (
        <p>
          <a className="button" href="#new">
            {say('newTitle')}
          </a>
        </p>
      )}
      <ListFilters
        path={tokensPath}
        isEmpty={count === 0}
        label={say('search')}
        search={query.q}
        selects={[stateSelect(say, accessTokenStates, query.state), sortSelect(query.sort)]}
      />
      <ListFound
        path={tokensPath}
        query={query}
        part={part}
        count={count}
        sayFound={(found) => say('found', { count: found })}
        empty={say(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="settings.tokens"
        permissions={contributor.permissions}
        links={<PartLinks title={say('title')} path={tokensPath} query={query} part={part} />}
      >
        <PickForm
          href={partHref(`${tokensPath}/end`, query, placeIn(query))}
          mayPick
          pickedOne={say('pickedOne')}
          pickedOther={say('pickedOther')}
          acts={[['end', say('endButton')]]}
        >
          <TokenTable tokens={part.rows} time={time} />
        </PickForm>
      </ListFound>
      <NewToken held={contributor.permissions} entered={entered} wrong={wrong} />
    </>,
  );
}

function TokenTable({ tokens, time }: { tokens: readonly ListedToken[]; time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <PickAll />
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('may')}</th>
          <th scope="col">{say('maker')}</th>
          <th scope="col">{say('used')}</th>
          <th scope="col">{say('ends')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ id, name, maker, permissions, usedAt, expiresAt }) => (
          <tr key={id}>
            <td>
              <PickBox id={id} label={sayOfPicks('pickOf', { name })} />
            </td>
            <th scope="row" className="excerpt">
              {name}
            </th>
            <td>{permissions.map((permission) => permissionTexts[permission]).join(', ')}</td>
            <td className="excerpt">{maker}</td>
            <td className="quiet" data-head={say('used')}>
              {usedAt === undefined ? say('notUsed') : <Time date={usedAt} time={time} />}
            </td>
            <td className="quiet" data-head={say('ends')}>
              <Time date={expiresAt} time={time} />
            </td>
            <td>
              <button
                className="button"
                data-look="quiet"
                form={rowForm}
                name="do"
                value={`end@${id}`}
                aria-label={say('endOf', { name })}
              >
                {say('end')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Time({ date, time }: { date: number; time: WriteTime }) {
  return <time dateTime={new Date(date).toISOString()}>{time(date)}</time>;
}

/** Answers with a new token, which is shown this once. */
export function madeTokenPage(
  site: Site,
  contributor: Contributor,
  { token, href }: { readonly token: string; readonly href: string },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: say('madeTitle'), section: tokensPath },
    <div className="step">
      <p>{say('madeText')}</p>
      <p className="secret">
        <code aria-label={say('madeLabel')}>{token}</code>
      </p>
      <p>{say('madeUse')}</p>
      <pre className="code" tabIndex={0}>
        <code>{`curl -H 'Authorization: Bearer ${token}' -H 'Accept: application/json' ${href}`}</code>
      </pre>
      <div className="actions">
        <a className="button" href={tokensPath}>
          {say('madeDone')}
        </a>
      </div>
    </div>,
  );
}
