import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip file of a test; what is not said is as an honest program writes it. */
export interface ZipTestEntry {
  readonly name: string | Buffer;
  readonly content?: string | Uint8Array;
  /** Whether it is packed. @default true */
  readonly isPacked?: boolean;
  /** What it says its size is. @default its size */
  readonly size?: number;
  /** @default its checksum */
  readonly sum?: number;
  /** General purpose bits; `0x800` says that the name is UTF-8. @default that */
  readonly flags?: number;
  /** How it says it is packed. @default as it is */
  readonly method?: number;
  /** The mode of Unix, such as `0o120777` for a link. @default 0o100644 */
  readonly mode?: number;
}

/**
 * Writes a zip file for a test, also one that no honest program would write.
 *
 * @param entries in their order
 */
export function zipFile(entries: readonly ZipTestEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, content = '', isPacked = true, flags = 0x800, mode = 0o100644 } = entry;
    const raw = Buffer.from(name);
    const plain = Buffer.from(content);
    const packed = isPacked ? deflateRawSync(plain) : plain;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(entry.method ?? (isPacked ? 8 : 0), 4);
    facts.writeUInt32LE(entry.sum ?? crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(entry.size ?? plain.length, 18);
    facts.writeUInt16LE(raw.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, raw, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 0x10000, 6);
    tail.writeUInt32LE(offset, 10);
    heads.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003', 'latin1'), facts, tail, raw]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const list = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}
