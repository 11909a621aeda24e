import { contributorRole, type ContributorRole } from '@frontage/site-model/enums';
import { mayGrantRights } from '../../accounts/rights';
import { rolesPath } from './people-paths';
import { sayOfPeople } from './people-texts';
import { roleTexts } from './role-texts';

/** What roles are chosen from. */
export interface RolePickerProps {
  /** The roles of who chooses: others than they may give are not offered. */
  readonly granterRoles: readonly ContributorRole[];
  readonly chosen: readonly ContributorRole[];
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
}

/** The roles that somebody can be given. Whoever is to have none is removed. */
const offered = contributorRole.names.filter((role) => role !== 'none');

/** Renders a choice of roles, each with what it is for. */
export function RolePicker({ granterRoles, chosen, wrong }: RolePickerProps) {
  return (
    <fieldset className="roles" aria-describedby={wrong ? 'roles-hint roles-wrong' : 'roles-hint'}>
      <legend>{sayOfPeople('rolesLegend')}</legend>
      {wrong && (
        <p className="wrong" id="roles-wrong">
          {wrong}
        </p>
      )}
      <p className="hint" id="roles-hint">
        {sayOfPeople('rolesHint')} <a href={rolesPath}>{sayOfPeople('whatRolesDo')}</a>
      </p>
      {offered
        .filter((role) => mayGrantRights(granterRoles, [role]))
        .map((role, index) => (
          <div className="check" key={role}>
            <input
              type="checkbox"
              id={`role-${role}`}
              name="role"
              value={role}
              defaultChecked={chosen.includes(role)}
              autoFocus={wrong !== undefined && index === 0}
              aria-describedby={`role-${role}-about`}
            />
            <span>
              <label htmlFor={`role-${role}`}>{roleTexts[role].name}</label>{' '}
              <span className="quiet" id={`role-${role}-about`}>
                {roleTexts[role].about}
              </span>
            </span>
          </div>
        ))}
    </fieldset>
  );
}
