const LEAF = 4;
const BINS = 12;

/** A box tree over the triangles of a finished mesh (binned by surface area), in flat arrays. */
export const buildTree = (mesh) => {
  const count = mesh.indices.length / 3;
  const order = new Int32Array(count);
  const boxes = new Float64Array(count * 6);
  for (let i = 0; i < count; i += 1) {
    order[i] = i;
    for (let k = 0; k < 3; k += 1) {
      const a = mesh.positions[mesh.indices[i * 3] * 3 + k];
      const b = mesh.positions[mesh.indices[i * 3 + 1] * 3 + k];
      const c = mesh.positions[mesh.indices[i * 3 + 2] * 3 + k];
      boxes[i * 6 + k] = Math.min(a, b, c);
      boxes[i * 6 + 3 + k] = Math.max(a, b, c);
    }
  }
  const bounds = new Float64Array(count * 12 + 6);
  const first = new Int32Array(count * 2 + 1);
  const amount = new Int32Array(count * 2 + 1);
  let used = 1;
  const open = [[0, 0, count]];
  while (open.length > 0) {
    const [node, from, to] = open.pop();
    const part = { boxes, order, from, to };
    fit(part, bounds, node * 6);
    const middle = to - from > LEAF ? split(part) : -1;
    if (middle < 0) {
      first[node] = from;
      amount[node] = to - from;
    } else {
      first[node] = used;
      open.push([used, from, middle], [used + 1, middle, to]);
      used += 2;
    }
  }
  return {
    order,
    bounds: bounds.slice(0, used * 6),
    first: first.slice(0, used),
    amount: amount.slice(0, used),
  };
};

const fit = ({ boxes, order, from, to }, out, offset) => {
  for (let k = 0; k < 3; k += 1) {
    let low = Infinity;
    let high = -Infinity;
    for (let i = from; i < to; i += 1) {
      low = Math.min(low, boxes[order[i] * 6 + k]);
      high = Math.max(high, boxes[order[i] * 6 + 3 + k]);
    }
    out[offset + k] = low - 1e-7;
    out[offset + 3 + k] = high + 1e-7;
  }
};

const areaOf = (b) => {
  const [x, y, z] = [b[3] - b[0], b[4] - b[1], b[5] - b[2]];
  return x < 0 ? 0 : x * y + y * z + z * x;
};

const emptyBox = () => [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

const growBox = (box, from, offset) => {
  for (let k = 0; k < 3; k += 1) {
    if (from[offset + k] < box[k]) box[k] = from[offset + k];
    if (from[offset + 3 + k] > box[3 + k]) box[3 + k] = from[offset + 3 + k];
  }
};

const split = (part) => {
  const { boxes, order, from, to } = part;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = from; i < to; i += 1) {
    for (let k = 0; k < 3; k += 1) {
      const c = boxes[order[i] * 6 + k] + boxes[order[i] * 6 + 3 + k];
      if (c < low[k]) low[k] = c;
      if (c > high[k]) high[k] = c;
    }
  }
  let best = { cost: Infinity, axis: -1, bin: 0 };
  for (let axis = 0; axis < 3; axis += 1) {
    if (high[axis] - low[axis] > 1e-9)
      best = cheapest(part, { axis, low: low[axis], high: high[axis] }, best);
  }
  if (best.axis < 0) return -1;
  const scale = BINS / (high[best.axis] - low[best.axis]);
  let i = from;
  let j = to;
  while (i < j) {
    const c = boxes[order[i] * 6 + best.axis] + boxes[order[i] * 6 + 3 + best.axis];
    if (Math.min(BINS - 1, Math.floor((c - low[best.axis]) * scale)) <= best.bin) i += 1;
    else {
      j -= 1;
      [order[i], order[j]] = [order[j], order[i]];
    }
  }
  return i === from || i === to ? -1 : i;
};

/** The cheapest cut of a part of the triangles across an axis, if it is cheaper than the best. */
const cheapest = ({ boxes, order, from, to }, { axis, low, high }, best) => {
  const counts = new Array(BINS).fill(0);
  const bins = counts.map(emptyBox);
  for (let i = from; i < to; i += 1) {
    const offset = order[i] * 6;
    const bin = Math.min(
      BINS - 1,
      Math.floor(((boxes[offset + axis] + boxes[offset + 3 + axis] - low) * BINS) / (high - low)),
    );
    counts[bin] += 1;
    growBox(bins[bin], boxes, offset);
  }
  const right = new Array(BINS).fill(0);
  let box = emptyBox();
  let sum = 0;
  for (let b = BINS - 1; b > 0; b -= 1) {
    growBox(box, bins[b], 0);
    sum += counts[b];
    right[b - 1] = sum * areaOf(box);
  }
  box = emptyBox();
  sum = 0;
  for (let b = 0; b < BINS - 1; b += 1) {
    growBox(box, bins[b], 0);
    sum += counts[b];
    const cost = sum * areaOf(box) + right[b];
    if (sum > 0 && sum < to - from && cost < best.cost) best = { cost, axis, bin: b };
  }
  return best;
};
