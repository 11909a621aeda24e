import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import { areaHome } from '../../accounts/safe-next';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { FirstStep } from './load-first-steps';
import { FirstSteps, HiddenSteps } from './FirstSteps';
import type { StartGroup } from './start-group';
import { sayOfStart } from './start-texts';

/** What the first page of the area shows. */
export interface ShownStart {
  readonly groups: readonly StartGroup[];
  /** What a new site needs; none where all of it is done. */
  readonly steps: readonly FirstStep[];
  /** Whether those were just put away. @default false */
  readonly isStepsHidden?: boolean;
}

/** Whether somebody may put the first steps away. */
const mayHideSteps = ({ permissions }: Contributor) => permissions.includes('settings.general');

/** Answers with the first page of the area: what waits for who looks at it. */
export function startPage(
  site: Site,
  contributor: Contributor,
  { groups, steps, isStepsHidden = false }: ShownStart,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfStart('title'), section: areaHome },
    <>
      {isStepsHidden && <HiddenSteps />}
      {groups.length === 0 ? (
        <p className="quiet">{sayOfStart('quiet')}</p>
      ) : (
        groups.map((group) => <Group key={group.title} {...group} />)
      )}
      {steps.length > 0 && <FirstSteps steps={steps} mayHide={mayHideSteps(contributor)} />}
    </>,
  );
}

function Group({ title, all, entries, more }: StartGroup) {
  return (
    <section className="waiting">
      <h2>{title}</h2>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ id, text, href, detail }) => (
            <li key={id}>
              <a href={href}>{text}</a> <span className="quiet">{detail}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="quiet">{sayOfStart('andMore', { count: more })}</p>}
      {all && (
        <p>
          <a href={all.href}>{all.text}</a>
        </p>
      )}
    </section>
  );
}
