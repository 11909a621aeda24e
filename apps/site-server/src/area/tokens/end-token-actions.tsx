import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { endAccessToken, listAccessTokensById } from '../../tokens/access-tokens';
import { pickFields, readPicks } from '../list-picks';
import { partHref, placeIn } from '../list-query';
import { defineAction, who } from './define-token-action';
import { tokenQuery } from './token-query';
import { sayOfTokens } from './token-texts';
import { tokensPath } from './tokens-path';

/** Ending tokens, after asking once: a program that uses one stops. */
export const endTokenActions = [
  defineAction({
    method: 'POST',
    url: `${tokensPath}/end`,
    about:
      '`do=end@<id>`, or `do=end` with `pick@<id>=on` for each: ends tokens of the site at once; ' +
      'asks once, until `sure=yes`; 303 to the list',
    who,
    guard: 'origin',
    query: tokenQuery,
    body: formBody(pickFields),
    find: findContributor,
    run: ({ request, site, body, found: { account: by } }, { store }) =>
      store.write(async (db) => {
        const { act, ids, isSure } = readPicks(body);
        const picked = { siteId: site.id, ids: act === 'end' ? ids : [], now: store.now() };
        const tokens = await listAccessTokensById(db, picked);
        if (tokens.length > 0 && !isSure) return { asks: tokens };
        for (const { id, siteId } of tokens) {
          const subject = await endAccessToken(db, { id, siteId });
          if (subject !== undefined)
            await writeAudit(db, store, { act: 'tokenEnded', by, subject, request });
        }
        return { done: tokens.length > 0 ? 'endedDone' : 'nothingDone' };
      }),
    json: false,
    page: ({ asks, done }, { site, query, found }) =>
      asks === undefined
        ? seeOther(partHref(tokensPath, query, { ...placeIn(query), done }))
        : pickQuestionPage(site, found, {
            title: sayOfTokens('endTitle', { count: asks.length }),
            section: tokensPath,
            href: partHref(`${tokensPath}/end`, query, placeIn(query)),
            backHref: partHref(tokensPath, query, placeIn(query)),
            act: 'end',
            ids: asks.map(({ id }) => id),
            button: sayOfTokens('endButton'),
            children: (
              <>
                <p>{sayOfTokens('endText')}</p>
                <ul>
                  {asks.map(({ id, name }) => (
                    <li key={id}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </ul>
              </>
            ),
          }),
  }),
];
