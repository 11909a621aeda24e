import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { lookPath } from './look-query';
import { sayOfLook } from './look-texts';
import type { ShownLook } from './shown-look';

/** Renders what was just done to the look, with a button that undoes it, or why nothing was. */
export function LookNotices({ site, shown }: { site: Site; shown: ShownLook }) {
  const { done, before, failure, newest, at } = shown;
  if (failure)
    return (
      <p className="notice" role="alert">
        {failure === 'wrong'
          ? sayOfLook('wrong')
          : sayOfLook('overtaken', {
              name: newest.madeBy || sayOfLook('somebody'),
              time: areaTime(site)(newest.createdAt),
            })}
      </p>
    );
  if (done === undefined) return null;
  const undo =
    done === 'published'
      ? { act: 'publish', number: before ?? 0 }
      : { act: 'undo', number: newest.number - 1 };
  const canUndo = ['saved', 'restored', 'published'].includes(done) && undo.number > 0;
  return (
    <form className="notice row" method="post" action={`${lookPath}/versions`}>
      <p role="status">{sayOfLook(done)}</p>
      {canUndo && (
        <>
          <input type="hidden" name="number" value={undo.number} />
          <input type="hidden" name="seen" value={newest.number} />
          <input type="hidden" name="at" value={at} />
          <button className="button" data-look="quiet" name="do" value={undo.act}>
            {sayOfLook('undo')}
          </button>
        </>
      )}
    </form>
  );
}
