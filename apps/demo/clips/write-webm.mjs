// A WebM file of encoded pictures: header, length, one track, an index for seeking,
// then the pictures in clusters that each begin with a whole one.

const TIMESTAMP_SCALE = 1_000_000; // nanoseconds: times are in ms

/**
 * @typedef {{ time: number, isKey: boolean, data: Uint8Array }} Chunk `time` in ms
 *
 * Writes a WebM file.
 *
 * @param {{ codec: 'V_VP8' | 'V_VP9', width: number, height: number, duration: number, chunks:
 *   Chunk[] }} video `duration` in ms
 * @returns {Buffer}
 */
export function writeWebm({ codec, width, height, duration, chunks }) {
  const header = element(0x1a45dfa3, [
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 2),
    uint(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    uint(0x2ad7b1, TIMESTAMP_SCALE),
    float(0x4489, duration),
    text(0x4d80, 'frontage-clips'),
    text(0x5741, 'frontage-clips'),
  ]);
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      uint(0xd7, 1),
      uint(0x73c5, 1),
      uint(0x83, 1),
      text(0x86, codec),
      element(0xe0, [uint(0xb0, width), uint(0xba, height)]),
    ]),
  ]);
  const clusters = inClusters(chunks);
  const blocks = clusters.map(writeCluster);
  // Positions have a fixed length, so the index is as long before they are known.
  const indexLength = writeIndex(clusters, blocks, 0).length;
  const index = writeIndex(clusters, blocks, info.length + tracks.length + indexLength);
  return Buffer.concat([header, element(0x18538067, [info, tracks, index, ...blocks])]);
}

function inClusters(chunks) {
  const clusters = [];
  for (const chunk of chunks) {
    if (chunk.isKey || clusters.length === 0) clusters.push([]);
    clusters.at(-1).push(chunk);
  }
  return clusters;
}

function writeCluster(chunks) {
  const start = chunks[0].time;
  const blocks = chunks.map(({ time, isKey, data }) => {
    const head = Buffer.alloc(4);
    head.writeUInt8(0x81, 0);
    head.writeInt16BE(Math.round(time - start), 1);
    head.writeUInt8(isKey ? 0x80 : 0, 3);
    return element(0xa3, [head, Buffer.from(data)]);
  });
  return element(0x1f43b675, [uint(0xe7, Math.round(start)), ...blocks]);
}

function writeIndex(clusters, blocks, before) {
  let position = before;
  const points = clusters.map((chunks, index) => {
    const start = position;
    position += blocks[index].length;
    const place = element(0xb7, [uint(0xf7, 1), element(0xf1, [bigEndian(start, 8)])]);
    return element(0xbb, [element(0xb3, [bigEndian(Math.round(chunks[0].time), 4)]), place]);
  });
  return element(0x1c53bb6b, points);
}

function element(id, parts) {
  const body = Buffer.concat(parts);
  const size = bigEndian(body.length, 8);
  size[0] |= 0x01;
  return Buffer.concat([idBytes(id), size, body]);
}

function idBytes(id) {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}

function uint(id, value) {
  return element(id, [bigEndian(value, 8)]);
}

function float(id, value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, [bytes]);
}

function text(id, value) {
  return element(id, [Buffer.from(value)]);
}

function bigEndian(value, length) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes.subarray(8 - length);
}
