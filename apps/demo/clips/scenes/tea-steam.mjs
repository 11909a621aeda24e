const TAU = 2 * Math.PI;

/** Draws one moment; `turn` goes from 0 to 1 and the last meets the first. */
export function draw(context, { width, height, turn }) {
  drawRoom(context, width, height);
  const cup = { middle: width * 0.46, rim: height * 0.6, height, turn };
  drawCup(context, cup);
  drawSteam(context, cup);
}

function drawRoom(context, width, height) {
  const wall = context.createLinearGradient(0, 0, width, height);
  wall.addColorStop(0, '#3d4640');
  wall.addColorStop(1, '#20241f');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  // The window: soft panes of light, out of focus.
  context.filter = 'blur(16px)';
  for (const [x, y, w, h] of [
    [0.6, 0.06, 0.14, 0.3],
    [0.76, 0.06, 0.14, 0.3],
    [0.6, 0.4, 0.14, 0.26],
    [0.76, 0.4, 0.14, 0.26],
  ]) {
    context.fillStyle = 'rgb(226 222 198 / 62%)';
    context.fillRect(width * x, height * y, width * w, height * h);
  }
  context.filter = 'none';
  const table = context.createLinearGradient(0, height * 0.78, 0, height);
  table.addColorStop(0, '#6d563f');
  table.addColorStop(1, '#2f2419');
  context.fillStyle = table;
  context.fillRect(0, height * 0.78, width, height * 0.22);
  context.fillStyle = 'rgb(255 235 200 / 12%)';
  context.fillRect(0, height * 0.78, width, 2);
}

function drawCup(context, { middle, rim, height, turn }) {
  const half = height * 0.17;
  const foot = height * 0.88;
  context.fillStyle = 'rgb(10 8 6 / 50%)';
  context.filter = 'blur(10px)';
  context.beginPath();
  context.ellipse(middle - 14, foot + 4, half * 1.1, 15, 0, 0, TAU);
  context.fill();
  context.filter = 'none';
  const body = context.createLinearGradient(middle - half, 0, middle + half, 0);
  for (const [offset, color] of [
    [0, '#15191a'],
    [0.5, '#272f31'],
    [0.8, '#7f8f8c'],
    [0.87, '#47534f'],
    [1, '#20272a'],
  ])
    body.addColorStop(offset, color);
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(middle - half, rim);
  context.bezierCurveTo(
    middle - half,
    foot - 40,
    middle - half * 0.8,
    foot,
    middle - half * 0.5,
    foot,
  );
  context.lineTo(middle + half * 0.5, foot);
  context.bezierCurveTo(middle + half * 0.8, foot, middle + half, foot - 40, middle + half, rim);
  context.fill();
  ellipse(context, [middle, rim, half, 27], '#8d7355');
  ellipse(context, [middle, rim + 2, half - 6, 23], '#1d1612');
  ellipse(context, [middle, rim + 9, half - 13, 17], '#7a3d16');
  const sway = Math.sin(turn * TAU * 2);
  ellipse(
    context,
    [middle + half * 0.3 + sway * 2, rim + 9, half * 0.36, 6 + sway * 0.5],
    'rgb(244 205 150 / 40%)',
  );
}

/** Wisps: each rises once in a clip, thin at first, then wide and faint. */
function drawSteam(context, { middle, rim, height, turn }) {
  const count = 90;
  context.filter = 'blur(7px)';
  for (let index = 0; index < count; index += 1) {
    const start = hash(index);
    const rounds = 1 + Math.floor(hash(index + 300) * 2);
    const age = (start + turn * rounds) % 1;
    const sway =
      Math.sin(age * 5 + hash(index + 70) * 1.6 + Math.sin(turn * TAU) * 0.8) * (8 + 74 * age);
    const x = middle + (hash(index + 150) - 0.5) * height * 0.2 * (1 - age * 0.4) + sway;
    const y = rim - age * height * 0.62;
    const alpha = 0.11 * Math.sin(Math.PI * age) ** 0.8 * (1 - age * 0.5);
    context.fillStyle = `rgb(240 238 226 / ${alpha.toFixed(3)})`;
    context.beginPath();
    context.ellipse(x, y, 8 + 26 * age, 16 + 40 * age, Math.sin(age * 5) * 0.5, 0, TAU);
    context.fill();
  }
  context.filter = 'none';
}

function ellipse(context, [x, y, wide, high], color) {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, TAU);
  context.fill();
}

function hash(number) {
  const value = Math.sin(number * 91.7 + 3.1) * 24634.6345;
  return value - Math.floor(value);
}
