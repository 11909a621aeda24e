function mp4Box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.byteLength, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function element(id: readonly number[], content: Buffer): Buffer {
  // The longest way to write a size; browsers' own encoders use it.
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) + BigInt(content.byteLength));
  return Buffer.concat([Buffer.from(id), size, content]);
}

/** As much of an MP4 as makes it one: brand, index, pictures; nothing that plays. */
export const sampleMp4 = Buffer.concat([
  mp4Box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')),
  mp4Box('moov', Buffer.alloc(20)),
  mp4Box('mdat', Buffer.alloc(100)),
]);

const versions = [0x86, 0xf7, 0xf2, 0xf3].map((kind) => element([0x42, kind], Buffer.alloc(8)));

/** As much of a WebM as makes it one: its kind, one segment; nothing that plays. */
export const sampleWebm = Buffer.concat([
  element(
    [0x1a, 0x45, 0xdf, 0xa3],
    Buffer.concat([...versions, element([0x42, 0x82], Buffer.from('webm'))]),
  ),
  element([0x18, 0x53, 0x80, 0x67], Buffer.alloc(100)),
]);
