import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { logListExport } from '../../audit/log-list-export';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findAssets } from '../../pictures/assets';
import { listLibrary, type ListedAsset } from '../../pictures/list-library';
import { csvReply } from '../csv-reply';
import { exportList, exportTime, type ExportColumn } from '../export-list';
import { pickFields, readPicks } from '../list-picks';
import { partHref, placeIn } from '../list-query';
import { assetFilter, assetQuery, assetsPath } from './asset-query';
import { sayOfAssets } from './asset-texts';
import { defineAssetAction } from './define-asset-action';
import { findAssetUses } from './find-asset-uses';
import { removeAsset } from './remove-asset';

const columns: readonly ExportColumn<ListedAsset>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Kind', cell: ({ mime }) => mime },
  { heading: 'Bytes', cell: ({ bytes }) => String(bytes) },
  { heading: 'Width', cell: ({ width }) => (width > 0 ? String(width) : '') },
  { heading: 'Height', cell: ({ height }) => (height > 0 ? String(height) : '') },
  { heading: 'Alternative text', cell: ({ alt }) => alt },
  { heading: 'Added (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
];

/** What is done with many files: their table, and deleting those that are picked. */
export const assetPickActions = [
  defineAssetAction({
    method: 'GET',
    url: `${assetsPath}/export`,
    parameters: '?q=…&kind=…&sort=oldest',
    about: 'what is known of the files that the list shows as a table, CSV, which the log tells',
    who: 'permission:config.readContent',
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: assetQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfAssets('title') });
      const filter = assetFilter(query);
      return exportList(
        columns,
        (part) => listLibrary(store.read, site.id, filter, part),
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('files.csv', pieces),
  }),
  defineAssetAction({
    method: 'POST',
    url: `${assetsPath}/delete`,
    about:
      '`do=delete` with `pick@<id>=on` for each: deletes files; asks once, with where each is used, ' +
      'until `sure=yes`; 303 to the list',
    who: 'permission:config.editContent',
    guard: 'origin',
    query: assetQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: contributor }, services) {
      const { act, ids, isSure } = readPicks(body);
      const { read } = services.store;
      const assets = act === 'delete' ? await findAssets(read, site.id, ids) : [];
      if (assets.length === 0) return { done: 'nothing' };
      if (isSure) {
        for (const asset of assets) {
          const sure = { although: 'on' } as const;
          await removeAsset({ request, site, body: sure, found: { asset, contributor } }, services);
        }
        return { done: 'deletedMany' };
      }
      const asks = [];
      for (const asset of assets)
        asks.push({ asset, uses: await findAssetUses(read, site, asset.id) });
      return { asks };
    },
    json: false,
    page: ({ asks, done }, { site, query, found }) =>
      asks === undefined
        ? seeOther(partHref(assetsPath, query, { ...placeIn(query), done }))
        : pickQuestionPage(site, found, {
            title: sayOfAssets('deleteManyTitle', { count: asks.length }),
            section: assetsPath,
            href: partHref(`${assetsPath}/delete`, query, placeIn(query)),
            backHref: partHref(assetsPath, query, placeIn(query)),
            act: 'delete',
            ids: asks.map(({ asset }) => asset.id),
            button: sayOfAssets('deleteManyButton'),
            children: (
              <>
                <p>{sayOfAssets('deleteManyText')}</p>
                <ul>
                  {asks.map(({ asset: { id, name }, uses }) => (
                    <li key={id}>
                      <bdi>{name}</bdi>
                      {uses.length > 0 && (
                        <div className="wrong">
                          {sayOfAssets('usedIn', {
                            places: uses.map(({ title }) => title).join(', '),
                          })}
                        </div>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            ),
          }),
  }),
];
