import { lookPath } from './look-query';
import { sayOfLook } from './look-texts';

/** The button that makes a version of a look the newest one again. */
export function RestoreLook({ number, newest }: { number: number; newest: number }) {
  return (
    <form method="post" action={`${lookPath}/versions`}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="seen" value={newest} />
      <button
        className="button"
        data-look="quiet"
        name="do"
        value="restore"
        aria-label={sayOfLook('restoreOf', { number: String(number) })}
      >
        {sayOfLook('restore')}
      </button>
    </form>
  );
}
