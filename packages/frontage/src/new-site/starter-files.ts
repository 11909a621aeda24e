import type { SiteAnswers } from './site-answers';
import type { StarterFacts } from './starter-facts';
import { starterPages } from './starter-pages';
import { starterPictures } from './starter-pictures';
import { starterSettings } from './starter-settings';
import { starterTheme } from './starter-theme';
import { starterReadme } from './starter-readme';

/**
 * All files of a new site, by their names below its folder.
 *
 * @param answers what somebody said about it
 * @param facts what else is known
 */
export async function starterFiles(
  answers: SiteAnswers,
  facts: StarterFacts,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { pages, forms } = starterPages(answers);
  const { pictures, about } = await starterPictures(answers.name);
  const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
  return new Map<string, string | Uint8Array>([
    ['package.json', json(manifest(facts))],
    ['site.json', json(starterSettings(answers, facts))],
    ['theme.css', starterTheme],
    ...Object.entries(pages).map(([name, page]) => [`pages/${name}.json`, json(page)] as const),
    ...Object.entries(forms).map(([name, form]) => [`forms/${name}.json`, json(form)] as const),
    ...pictures,
    ['pictures/pictures.json', json(about)],
    ['.env', environmentFile(facts)],
    ['.gitignore', ignored],
    ['README.md', starterReadme(answers)],
  ]);
}

function manifest({ packageName, program }: StarterFacts) {
  return {
    name: packageName,
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: { start: 'frontage start', dev: 'frontage dev' },
    dependencies: { frontage: program },
  };
}

/** Nothing that belongs to a machine, a visitor or an owner is for a repository. */
const ignored = `node_modules
data
data-keys
backups
.env
`;

function environmentFile({ port }: StarterFacts): string {
  return `# How this machine serves the site. All that can be set: npx frontage start --help
PORT=${port}

# Once the site has an address of its own:
# BASE_URL=https://www.example.com
# TRUST_PROXY=loopback

# Without a mail server, mails are files in data/mail:
# SMTP_URL=smtps://user:password@mail.example.com
# MAIL_FROM=My site <post@example.com>
`;
}
