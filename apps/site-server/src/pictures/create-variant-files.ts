import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';

/** How much of the disk copies may take. */
export interface VariantLimits {
  files: number;
  bytes: number;
}

/** Copies on disk; those asked for longest ago go first when there are too many. */
export interface VariantFiles {
  /** A copy that was kept; nothing when it is not there, whoever deleted it. */
  get(name: string): Promise<Buffer | undefined>;
  /** Keeps a copy, unless it alone is more than all may be. */
  set(name: string, bytes: Buffer): Promise<void>;
  /** What is kept now. */
  usage(): Promise<VariantLimits>;
}

/** Names that are ours: nothing else in the folder is counted or deleted. */
const ours = /^[\da-f]{24}-\d+(?:-\d+)?\.(?:avif|jpeg|png|webp)$/;
/** What a write leaves behind that the power cut short. */
const remains = /^[\da-f]{24}-[\w.-]+\.part$/;

/**
 * Makes the folder of copies. It may be emptied at any time; a server started anew
 * goes by when files were last read, as far as the disk remembers.
 *
 * @param folder is made on the first write
 * @param limits files and bytes
 */
export function createVariantFiles(folder: string, limits: VariantLimits): VariantFiles {
  // A Map remembers the order of insertion: the first name is the one used longest ago.
  let listing: Promise<Map<string, number>> | undefined;
  let used = 0;

  const sizes = () => (listing ??= list());

  async function list(): Promise<Map<string, number>> {
    const found = await listFolder(folder);
    used = found.reduce((sum, { size }) => sum + size, 0);
    return new Map(found.map(({ name, size }) => [name, size]));
  }

  function forget(known: Map<string, number>, name: string): void {
    used -= known.get(name) ?? 0;
    known.delete(name);
  }

  async function shrink(known: Map<string, number>): Promise<void> {
    for (const oldest of known.keys()) {
      if (known.size <= limits.files && used <= limits.bytes) return;
      forget(known, oldest);
      await rm(join(folder, oldest), { force: true });
    }
  }

  return {
    async get(name) {
      const known = await sizes();
      const size = known.get(name);
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      forget(known, name);
      if (!bytes || bytes.byteLength === 0 || (size !== undefined && size !== bytes.byteLength))
        return undefined;
      known.set(name, bytes.byteLength);
      used += bytes.byteLength;
      return bytes;
    },
    async set(name, bytes) {
      if (bytes.byteLength > limits.bytes) return;
      const known = await sizes();
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, name), bytes);
      forget(known, name);
      known.set(name, bytes.byteLength);
      used += bytes.byteLength;
      await shrink(known);
    },
    async usage() {
      return { files: (await sizes()).size, bytes: used };
    },
  };
}

/** The copies of a folder, those used longest ago first. */
async function listFolder(folder: string): Promise<{ name: string; size: number; time: number }[]> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (remains.test(name)) await removeOld(join(folder, name));
  const found = [];
  for (const name of names.filter((candidate) => ours.test(candidate))) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts) found.push({ name, size: facts.size, time: Math.max(facts.atimeMs, facts.mtimeMs) });
  }
  return found.sort((a, b) => a.time - b.time);
}

/** Another server may be writing this very moment. */
async function removeOld(path: string): Promise<void> {
  const facts = await stat(path).catch(() => undefined);
  if (facts && Date.now() - facts.mtimeMs > 600_000) await rm(path, { force: true });
}
