const TAU = 2 * Math.PI;

/**
 * The bowl's outline: half width at a height from 0 (foot) to 1 (rim), in parts of the picture's
 * height.
 */
function profile(height) {
  return 0.13 + 0.3 * Math.sin((Math.PI / 2) * height ** 0.75) + 0.0008 * Math.sin(height * 60);
}

/** Draws one moment; `turn` goes from 0 to 1 and the last meets the first. */
export function draw(context, { width, height, turn }) {
  const middle = width / 2 + Math.sin(turn * TAU * 4) * 0.6;
  const foot = height * 0.79;
  const rim = height * 0.36;

  const wall = context.createLinearGradient(0, 0, width, 0);
  wall.addColorStop(0, '#4a463f');
  wall.addColorStop(0.35, '#7b7467');
  wall.addColorStop(1, '#2b2824');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const table = context.createLinearGradient(0, height * 0.7, 0, height);
  table.addColorStop(0, '#2a2622');
  table.addColorStop(1, '#181513');
  context.fillStyle = table;
  context.fillRect(0, height * 0.7, width, height * 0.3);

  const bowl = { middle, foot, rim, width, height, turn };
  drawWheel(context, bowl);
  for (let y = rim; y < foot; y += 1) drawRing(context, bowl, y);
  drawInside(context, bowl);
}

function drawWheel(context, { middle, foot, width, height, turn }) {
  for (const [lift, color] of [
    [14, '#5f5a52'],
    [0, '#8c857a'],
  ]) {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(middle, foot + lift, width * 0.33, height * 0.09, 0, 0, TAU);
    context.fill();
  }
  context.lineWidth = 1.5;
  for (let ring = 1; ring <= 5; ring += 1) {
    const size = ring / 5.3;
    context.strokeStyle = 'rgb(40 36 32 / 25%)';
    context.beginPath();
    context.ellipse(middle, foot, width * 0.33 * size, height * 0.09 * size, 0, 0, TAU);
    context.stroke();
  }
  // Drops of slip lie on the wheel and go round with it.
  for (let drop = 0; drop < 14; drop += 1) {
    const angle = drop * 2.4 + turn * TAU * 4;
    const far = 0.72 + 0.23 * Math.abs(Math.sin(drop * 7.1));
    const size = 2 + 4 * Math.abs(Math.sin(drop * 3.3));
    context.fillStyle = Math.sin(angle) > 0 ? '#b9a58b' : '#8f7f6b';
    context.beginPath();
    context.ellipse(
      middle + Math.cos(angle) * width * 0.33 * far,
      foot + Math.sin(angle) * height * 0.09 * far,
      size * 1.6,
      size * 0.5,
      0,
      0,
      TAU,
    );
    context.fill();
  }
}

/** One row of the wall: light from the left, and lines that climb as they run round. */
function drawRing(context, { middle, foot, rim, height, turn }, y) {
  const share = (foot - y) / (foot - rim);
  const half = profile(share) * height;
  const line = 0.5 + 0.5 * Math.sin(share * 150 + 0.9 * Math.sin(turn * TAU * 4 + share * 9));
  const base = 118 + 26 * line;
  const paint = context.createLinearGradient(middle - half, 0, middle + half, 0);
  const shine = 0.26 + 0.012 * Math.sin(turn * TAU * 4 + share * 20);
  paint.addColorStop(0, clay(base * 0.62));
  paint.addColorStop(shine, clay(base * 1.55));
  paint.addColorStop(0.55, clay(base));
  paint.addColorStop(0.93, clay(base * 0.4));
  paint.addColorStop(1, clay(base * 0.52));
  context.fillStyle = paint;
  context.fillRect(middle - half, y, half * 2, 1.6);
}

function drawInside(context, { middle, rim, height, turn }) {
  const half = profile(1) * height;
  const deep = height * 0.075;
  context.fillStyle = clay(178);
  context.beginPath();
  context.ellipse(middle, rim, half, deep, 0, 0, TAU);
  context.fill();
  const hollow = context.createLinearGradient(
    middle - half,
    rim - deep,
    middle + half * 0.6,
    rim + deep,
  );
  hollow.addColorStop(0, clay(52));
  hollow.addColorStop(1, clay(142));
  context.fillStyle = hollow;
  context.beginPath();
  context.ellipse(middle, rim + 3, half - 12, deep - 6, 0, 0, TAU);
  context.fill();
  context.save();
  context.clip();
  context.lineWidth = 1.4;
  for (let ring = 1; ring < 8; ring += 1) {
    const wobble = turn * TAU * 4 + ring;
    context.strokeStyle = 'rgb(245 225 195 / 16%)';
    context.beginPath();
    context.ellipse(
      middle + Math.cos(wobble) * 3,
      rim + 16 + Math.sin(wobble),
      half * (1 - ring * 0.12),
      deep * (1 - ring * 0.12),
      0,
      0,
      TAU,
    );
    context.stroke();
  }
  context.restore();
}

function clay(light) {
  const brightness = Math.min(1.35, light / 150);
  return `rgb(${Math.round(176 * brightness)} ${Math.round(150 * brightness)} ${Math.round(124 * brightness)})`;
}
