import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import {
  contributorRole,
  groupOfPermission,
  isOnlyViewer,
  isPermissionCode,
  permission,
  permissionGroup,
  permissionsOf,
  rolePermissions,
  type ContributorRole,
  type Permission,
} from './index';

const anyRoles = fc.array(fc.constantFrom(...contributorRole.names));

describe('the codes of permissions', () => {
  it('[3.46c] each lies within the bounds, in one of the seven groups, apart from the others', () => {
    for (const name of permission.names) {
      expect([name, permissionGroup.is(groupOfPermission(name))]).toEqual([name, true]);
      expect([name, isPermissionCode(permission.number(name))]).toEqual([name, true]);
    }
    expect(permission.numbers).toHaveLength(permission.names.length);
    const groups = permission.names.map(groupOfPermission);
    // One group after the other, and their codes ascending: no group reaches into the next.
    expect([...new Set(groups)]).toEqual(permissionGroup.names);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(
      permissionGroup.names,
    );
    expect([...permission.numbers]).toEqual([...permission.numbers].sort((a, b) => a - b));
  });

  it('[6.06a] cover sections and settings in fine grain', () => {
    const sections =
      'contentManager settings activity commerce newsletter crm marketing scheduling';
    const settings =
      'general locale domain billing codeInjection developer memberAccounts removeWebsite';
    expect(permission.names).toEqual(expect.arrayContaining(named('config', sections)));
    expect(permission.names).toEqual(expect.arrayContaining(named('settings', settings)));
  });

  it('[6.06b] cover commerce and newsletters', () => {
    const commerce =
      'readOrders editOrders shipping coupons taxes inventory donations accounting discounts payments pos productReviews';
    const newsletter =
      'readSubscribers editSubscribers readGroups editGroups readMessages editMessages readSettings editSettings';
    expect(permission.names).toEqual(expect.arrayContaining(named('commerce', commerce)));
    expect(permission.names).toEqual(expect.arrayContaining(named('newsletter', newsletter)));
  });
});

describe('the table of roles', () => {
  it('[6.02a] has a row for each role of the enumeration, and nothing twice in it', () => {
    expect(Object.keys(rolePermissions).sort()).toEqual([...contributorRole.names].sort());
    for (const held of Object.values(rolePermissions)) expect(new Set(held).size).toBe(held.length);
  });

  it('[6.06c] gives what the staff of a platform holds to no role, and access to admins alone', () => {
    const staff = named('admin', 'billing refunds loginAs suspend removeSite fraudDetection');
    expect(permission.names).toEqual(expect.arrayContaining(staff));
    for (const role of contributorRole.names)
      expect(inAdminGroup(role)).toEqual(role === 'admin' ? ['admin.access'] : []);
  });

  it('lets an admin do whatever any role may', () => {
    const admin = permissionsOf(['admin']);
    for (const role of contributorRole.names)
      expect(admin).toEqual(expect.arrayContaining([...rolePermissions[role]]));
  });

  it('keeps from all but admins what takes out people, money and the site', () => {
    const grave: Permission[] = [
      'config.exportSubmissions',
      'config.exportMembers',
      'commerce.exportOrders',
      'commerce.payments',
      'newsletter.exportSubscribers',
      'settings.codeInjection',
      'settings.contributors',
      'settings.removeWebsite',
      'settings.tokens',
    ];
    for (const name of grave) {
      const holders = contributorRole.names.filter((role) => rolePermissions[role].includes(name));
      expect([name, holders]).toEqual([name, ['admin']]);
    }
  });

  it('opens a section to whoever may do something in it', () => {
    const sectionOf: Readonly<Record<string, Permission>> = {
      activity: 'config.activity',
      commerce: 'config.commerce',
      marketing: 'config.marketing',
      settings: 'config.settings',
    };
    // What is seen or done from another section.
    const elsewhere: readonly Permission[] = [
      'commerce.readTotals',
      'commerce.describeProducts',
      'config.writeComments',
    ];
    for (const role of contributorRole.names)
      for (const name of rolePermissions[role]) {
        const section = sectionOf[groupOfPermission(name)];
        if (section && !elsewhere.includes(name))
          expect([role, name, permissionsOf([role]).includes(section)]).toEqual([role, name, true]);
      }
  });
});

describe('the roles of one person', () => {
  it('add up, in any order, and one twice is one', () => {
    fc.assert(
      fc.property(anyRoles, anyRoles, (some, more) => {
        const union = new Set([...permissionsOf(some), ...permissionsOf(more)]);
        expect(new Set(permissionsOf([...more, ...some, ...some]))).toEqual(union);
        expect(permissionsOf([...some, 'none'])).toEqual(permissionsOf(some));
      }),
      runs,
    );
  });

  it('make a mere viewer of nobody who may do more than see', () => {
    fc.assert(
      fc.property(anyRoles, (roles) => {
        const sees = permissionsOf(roles).includes('config.seeUnpublished');
        const isMore = permissionsOf(roles).length > 1;
        expect(isOnlyViewer(roles)).toBe(sees && !isMore);
      }),
      runs,
    );
  });
});

it('the page for owners shows the table that is enforced', async () => {
  const rows = permission.names.map((name) => {
    const cells = contributorRole.names.map((role) =>
      rolePermissions[role].includes(name) ? '●' : '–',
    );
    return `| ${permission.number(name)} | \`${name}\` | ${cells.join(' | ')} |`;
  });
  const page = [
    '# Roles',
    '',
    'Who may do what on a site. Several roles add up. The table is `rolePermissions` of `@frontage/site-model/enums`; a test writes this page (`npx vitest run --project unit packages/site-model/src/enums -u`).',
    '',
    `| code | permission | ${contributorRole.names.join(' | ')} |`,
    `|---|---|${contributorRole.names.map(() => '---|').join('')}`,
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/roles.md');
});

function named(group: string, names: string): string[] {
  return names.split(' ').map((name) => `${group}.${name}`);
}

function inAdminGroup(role: ContributorRole): readonly Permission[] {
  return rolePermissions[role].filter((name) => groupOfPermission(name) === 'admin');
}
