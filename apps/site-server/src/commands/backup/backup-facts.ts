import * as z from 'zod';

/** The first file of a backup: what it is. */
export const aboutName = 'frontage-backup.json';

/** The last file of a backup: a line for each other file, as `sha256sum --check` reads them. */
export const checksumsName = 'checksums.txt';

/** The database in a backup, and in a data folder. */
export const databaseName = 'frontage.db';

/** Folders of files that belong to rows of the database. */
export const fileFolders = ['assets', 'uploads'] as const;

/** The file that says which key the data need. */
export const keyIdName = 'key-id';

/** How many there are of what somebody would miss. */
export const backupCounts = {
  sites: 'site',
  pages: 'page',
  pictures: 'asset',
  submissions: 'submission',
  products: 'product',
  orders: 'shop_order',
  accounts: 'account',
} as const;

/** What a backup says about itself. */
export const backupFactsSchema = z.object({
  format: z.literal(1),
  /** UTC, ISO 8601. */
  madeAt: z.string(),
  /** The steps of the schema that the database has. */
  steps: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  /** The key that the data need, which is not in the backup; empty when there is none yet. */
  keyId: z.string(),
});

/** What a backup says about itself. */
export type BackupFacts = z.infer<typeof backupFactsSchema>;

/** Writes what is in a backup for a terminal, such as `sites: 1, pages: 12`. */
export function listCounts({ counts }: Pick<BackupFacts, 'counts'>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ');
}
