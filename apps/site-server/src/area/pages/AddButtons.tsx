import type { Contributor } from '../../accounts/create-identify';

/** What the buttons of something new say, and who presses them. */
export interface AddButtonsProps {
  readonly contributor: Pick<Contributor, 'permissions'>;
  /** Publishes it, for who may. */
  readonly publish: string;
  /** Keeps it as a draft. */
  readonly draft: string;
}

/** Renders the buttons that add a page: published, or as a draft. */
export function AddButtons({ contributor: { permissions }, publish, draft }: AddButtonsProps) {
  const mayPublish = permissions.includes('config.publishContent');
  return (
    <div className="actions">
      {mayPublish && (
        <button className="button" name="do" value="publish">
          {publish}
        </button>
      )}
      <button
        className="button"
        data-look={mayPublish ? 'quiet' : undefined}
        name="do"
        value="draft"
      >
        {draft}
      </button>
    </div>
  );
}
