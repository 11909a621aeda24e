import type { ReactNode } from 'react';
import type { AreaSectionGroup } from './area-sections';
import { FindDialog } from './FindDialog';
import { KeysDialog } from './KeysDialog';
import { ViewsContext, type NamedView } from './SavedViews';

/** An item of the site, and whether visitors see it. */
export interface AreaItem {
  readonly id: string;
  /** Such as `published` or `needsReview`. */
  readonly state: string;
}

/** Writes a state as events have it, such as `needs_review` [4.17]. */
function trackedState(state: string): string {
  return state.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Who looks at a page of the area, and where they are. */
export interface AreaFrameProps {
  readonly site: string;
  /** The sections that they may open. */
  readonly sections: readonly AreaSectionGroup[];
  /** The path of the section that is open. */
  readonly current: string;
  readonly name: string;
  readonly title: string;
  /** The views of lists that they have saved. */
  readonly views: readonly NamedView[];
  /** The item that the page is about, and its state. @default none */
  readonly item?: AreaItem | undefined;
  /** Whether other tabs are told of what is done here. @default false */
  readonly tellsTabs?: boolean;
  readonly children: ReactNode;
}

/** Renders the rail of the area around a page. */
export function AreaFrame({
  site,
  sections,
  current,
  name,
  title,
  views,
  item,
  tellsTabs = false,
  children,
}: AreaFrameProps) {
  return (
    <body>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <div
        className="area"
        data-section={current}
        data-item={item?.id}
        data-item-state={item && trackedState(item.state)}
        data-broadcast={tellsTabs ? '' : undefined}
      >
        <header className="rail">
          <a className="site" href="/?noredirect">
            {site || 'Your site'}
          </a>
          <FindDialog />
          <KeysDialog />
          <button className="button" data-look="quiet" popoverTarget="sections">
            Menu
          </button>
          <AreaMenu sections={sections} current={current} name={name} />
        </header>
        <main className="content" id="content">
          <p
            className="offline"
            role="status"
            data-offline-text="There is no connection. What you entered stays on this page; save it once you are online again."
            data-online-text="You are online again. You can save now."
          />
          <h1>{title}</h1>
          <ViewsContext value={views}>{children}</ViewsContext>
        </main>
      </div>
    </body>
  );
}

/**
 * The sections by group, and who is signed in: beside the page, or on a phone in a layer that a
 * button opens.
 */
function AreaMenu({
  sections,
  current,
  name,
}: Pick<AreaFrameProps, 'sections' | 'current' | 'name'>) {
  return (
    <nav id="sections" aria-label="Sections" popover="auto">
      {sections.map((group) => (
        <div key={group.title ?? ''}>
          {group.title !== undefined && <p className="quiet">{group.title}</p>}
          <ul aria-label={group.title}>
            {group.sections.map(({ path, text }) => (
              <li key={path}>
                <a href={path} aria-current={path === current ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="who">
        <p className="quiet">{name}</p>
        <form method="post" action="/config/sign-out">
          <button className="button" data-look="quiet">
            Sign out
          </button>
        </form>
      </div>
    </nav>
  );
}
