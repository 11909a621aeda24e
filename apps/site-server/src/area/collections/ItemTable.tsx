import type { EditedItem } from '../../pages/items/list-edited-items';
import type { WriteTime } from '../area-time';
import { PageStates } from '../pages/PageStates';
import { pagesPath } from '../pages/page-query';
import { sayOfPages } from '../pages/page-texts';
import { PickAll, PickBox } from '../PickBox';
import { sayOfCollections } from './collection-texts';

/** Renders items with their dates, labels and states. */
export function ItemTable({
  items,
  time,
  zone,
  mayPick,
}: {
  items: readonly EditedItem[];
  time: WriteTime;
  /** The time zone of the site. */
  zone: string;
  mayPick: boolean;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          {mayPick && <PickAll text={sayOfPages('pick')} label={sayOfPages('pickAll')} />}
          <th scope="col">{sayOfCollections('item')}</th>
          <th scope="col">{sayOfCollections('date')}</th>
          <th scope="col">{sayOfCollections('labels')}</th>
          <th scope="col">{sayOfCollections('state')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((page) => (
          <tr key={page.id}>
            {mayPick && (
              <td>
                <PickBox
                  id={page.id}
                  label={sayOfPages('pickOf', { title: page.title })}
                  value={String(page.revision)}
                />
              </td>
            )}
            <th scope="row" className="excerpt">
              <a href={`${pagesPath}/${page.id}`}>
                <bdi>{page.title}</bdi>
              </a>
              <div className="quiet hint">/{page.slug}</div>
            </th>
            <td className="quiet">
              <time dateTime={new Date(page.item.startsAt).toISOString()}>
                {time(page.item.startsAt)}
              </time>
            </td>
            <td className="excerpt">
              {[page.item.category, ...page.item.tags].filter((word) => word !== '').join(', ')}
            </td>
            <td>
              <PageStates page={page} time={time} zone={zone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
