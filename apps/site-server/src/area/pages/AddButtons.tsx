import type { Contributor } from '../../accounts/create-identify';

/** What the buttons of something new say, and who presses them. */
export interface AddButtonsProps {
  readonly contributor: Pick<Contributor, 'permissions'>;
  /** Publishes it, for who may. */
  readonly publish: string;
  /** Keeps it as a draft. */
  readonly draft: string;
  /** Keeps it as a draft, and goes on in the editor. @default it is not offered */
  readonly edit?: string;
}

/** Renders the buttons that add a page: published, or as a draft. */
export function AddButtons({ contributor, publish, draft, edit }: AddButtonsProps) {
  const { permissions } = contributor;
  const mayPublish = permissions.includes('config.publishContent');
  return (
    <div className="actions">
      {mayPublish && (
        <>
          {/* Enter in a field presses the first button, which must not publish. */}
          <button name="do" value="draft" hidden>
            {draft}
          </button>
          <button className="button" name="do" value="publish">
            {publish}
          </button>
        </>
      )}
      <button
        className="button"
        data-look={mayPublish ? 'quiet' : undefined}
        name="do"
        value="draft"
      >
        {draft}
      </button>
      {edit !== undefined && (
        <button className="button" data-look="quiet" name="do" value="edit">
          {edit}
        </button>
      )}
    </div>
  );
}
