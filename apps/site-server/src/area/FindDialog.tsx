/** The address of the page that finds, which the dialog asks too. */
export const findPath = '/config/find';

/** Renders the link to the page that finds, and the dialog that a script opens in its place. */
export function FindDialog() {
  return (
    <>
      <a className="button find" data-look="quiet" href={findPath} data-find="">
        Find <kbd data-keys="">Ctrl K</kbd>
      </a>
      <dialog
        id="find"
        aria-label="Find"
        data-one="1 result"
        data-found="{count} results"
        data-none="Nothing found. Try fewer or different words."
        data-offline="There is no connection. What you entered stays; press Enter once you are online again."
        data-ended="You are signed out. Press Enter to sign in and go on."
        data-failed="The search did not work. Press Enter to try again."
      >
        <form action={findPath} role="search">
          <label className="unseen" htmlFor="find-field">
            Find a page, an order, a person or something to do
          </label>
          <input
            id="find-field"
            name="q"
            enterKeyHint="search"
            maxLength={200}
            autoComplete="off"
            placeholder="Find anything, or do something"
          />
          <button className="button" data-look="quiet">
            Show all
          </button>
          <button className="button" data-look="quiet" formMethod="dialog" formNoValidate>
            Close
          </button>
        </form>
        <div id="find-results" className="found" role="listbox" aria-label="Results" hidden />
        <p className="quiet hint" role="status" />
        <p className="quiet hint" data-keys="">
          <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes. Open this
          from anywhere with <kbd>/</kbd> or <kbd>Ctrl K</kbd>; <kbd>?</kbd> shows all keys.
        </p>
      </dialog>
    </>
  );
}
