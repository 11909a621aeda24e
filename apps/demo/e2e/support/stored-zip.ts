import { crc32 } from 'node:zlib';

/**
 * Writes a zip file whose entries are not packed.
 *
 * @param files their contents by their names
 */
export function storedZip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    // The name is UTF-8.
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    heads.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, Buffer.from(name));
    const body = [Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), content];
    bodies.push(...body);
    offset += Buffer.concat(body).length;
  }
  const list = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}
