import type { ProgramCommand } from '@frontage/site-server';
import { developSite } from './develop-site';

const help = `Serves the site of the current folder while somebody works on its files:

  dev

A change in site.json, theme.css, pages, forms or pictures is published at once, and open pages
reload. What is wrong in a file is said here, and the site stays as it was. Ctrl+C ends it.
`;

/** The command `dev`. */
export const devCommand: ProgramCommand = {
  summary: 'serves it while you work on its files: every change is published, pages reload',
  help,
  read: ([extra]) =>
    extra === undefined
      ? () => developSite(process.cwd())
      : `dev takes no ${JSON.stringify(extra)}.`,
};
