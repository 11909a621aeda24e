import type { Permission } from '@frontage/site-model/enums';

const needs: Readonly<Record<string, Permission>> = {
  // It takes messages out of the site.
  notify: 'config.exportSubmissions',
  html: 'settings.codeInjection',
};

/** Makes the test whether somebody may see and change a control of a form's page. */
export function maySeeOfForm(permissions: readonly Permission[]): (name: string) => boolean {
  return (name) => {
    const need = Object.hasOwn(needs, name) ? needs[name] : undefined;
    return need === undefined || permissions.includes(need);
  };
}
