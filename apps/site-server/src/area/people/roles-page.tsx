import { contributorRole, rolePermissions, type ContributorRole } from '@frontage/site-model/enums';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { permissionTexts } from './permission-texts';
import { peoplePath } from './people-paths';
import { sayOfPeople } from './people-texts';
import { rightsOf } from './rights-of';
import { roleTexts } from './role-texts';

/** Answers with what each role may do, from the table that the server enforces [6.06]. */
export function rolesPage(site: Site, contributor: Contributor): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfPeople('rolesTitle'), section: peoplePath },
    <>
      <p>
        <a href={peoplePath}>{sayOfPeople('back')}</a>
      </p>
      <p>{sayOfPeople('rolesIntro')}</p>
      {contributorRole.names
        .filter((role) => role !== 'none')
        .map((role) => (
          <RoleRights key={role} role={role} />
        ))}
    </>,
  );
}

function RoleRights({ role }: { role: ContributorRole }) {
  const allowed = rightsOf(rolePermissions[role]);
  return (
    <section>
      <h2>{roleTexts[role].name}</h2>
      <p className="quiet">{roleTexts[role].about}</p>
      <ul className="rights">
        {allowed.map((name) => (
          <li key={name}>{permissionTexts[name]}</li>
        ))}
      </ul>
    </section>
  );
}
