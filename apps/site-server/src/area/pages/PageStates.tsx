import type { ListedPage } from '../../pages/documents/list-pages';
import type { WriteTime } from '../area-time';
import { sayOfPages } from './page-texts';

/** Renders the state of a page in a list, and whether visitors see it. */
export function PageStates({
  page: { state, isVisible, isAhead, publishAt },
  time,
  zone,
}: {
  page: ListedPage;
  time: WriteTime;
  /** The time zone of the site. */
  zone: string;
}) {
  const more = isAhead ? 'ahead' : 'visible';
  return (
    <div className="states">
      <span className="state" data-state={state === 'published' ? undefined : 'warning'}>
        {state === 'scheduled' && publishAt !== null
          ? sayOfPages('scheduledFor', { time: time(publishAt), zone })
          : sayOfPages(state)}
      </span>
      {isVisible && (isAhead || state !== 'published') && (
        <span className="state">{sayOfPages(more)}</span>
      )}
    </div>
  );
}
