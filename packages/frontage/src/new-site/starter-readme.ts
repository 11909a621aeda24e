import type { SiteAnswers } from './site-answers';

/** The README of a new site: ten lines. */
export function starterReadme({ name }: Pick<SiteAnswers, 'name'>): string {
  return `# ${name}

- \`npm start\` serves the site and prints its address; on the first start also a link by which you make your account.
- \`pages/\`, \`forms/\` and \`pictures/\` hold what it shows, \`site.json\` its name and navigation, \`theme.css\` its look.
- \`npm run dev\` shows every change of these files at once. Without it, \`npx frontage import\` publishes them.
- \`npx frontage backup\` writes the data into one file; \`npx frontage doctor\` says what is wrong, and what to do.
- \`.env\` says how this machine serves it: port, address, mail server.
- \`data/\` holds what visitors sent and what you did in the owner's area, \`data-keys/\` the keys. Neither belongs in a repository.
- All commands: \`npx frontage --help\`
`;
}
