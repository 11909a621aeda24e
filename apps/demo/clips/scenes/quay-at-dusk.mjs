const TAU = 2 * Math.PI;

/** Draws one moment; `turn` goes from 0 to 1 and the last meets the first. */
export function draw(context, { width, height, turn }) {
  const line = height * 0.47;
  fill(context, [0, 0, width, line + 2], ['#33435c', '#7c7f92', '#d9a988', '#f1cf9f']);
  drawSun(context, width, line);
  drawHills(context, width, line);
  fill(context, [0, line, width, height - line], ['#c79c86', '#5f6b80', '#27354a', '#172233']);
  drawWater(context, { width, height, turn }, line);
  drawBoat(context, {
    x: width * 0.34,
    y: height * 0.7 + Math.sin(turn * TAU * 3) * 3,
    mast: height * 0.37,
    lean: Math.sin(turn * TAU * 3 + 1) * 0.012,
  });
  drawQuay(context, width, height);
}

function fill(context, [x, y, w, h], colors) {
  const paint = context.createLinearGradient(0, y, 0, y + h);
  colors.forEach((color, index) => paint.addColorStop(index / (colors.length - 1), color));
  context.fillStyle = paint;
  context.fillRect(x, y, w, h);
}

function drawSun(context, width, line) {
  const glow = context.createRadialGradient(
    width * 0.66,
    line - 26,
    4,
    width * 0.66,
    line - 26,
    width * 0.3,
  );
  glow.addColorStop(0, 'rgb(255 240 205 / 95%)');
  glow.addColorStop(0.07, 'rgb(255 226 170 / 70%)');
  glow.addColorStop(1, 'rgb(255 200 140 / 0%)');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, line + 2);
}

function drawHills(context, width, line) {
  for (const [high, color, shift] of [
    [54, '#8d8490', 0],
    [36, '#645f70', 2.1],
    [20, '#474757', 4.4],
  ]) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, line + 2);
    for (let x = 0; x <= width; x += 6) {
      const up =
        0.55 +
        0.3 * Math.sin(x / 170 + shift) +
        0.12 * Math.sin(x / 61 + shift * 3) +
        0.03 * Math.sin(x / 17);
      context.lineTo(x, line - high * up);
    }
    context.lineTo(width, line + 2);
    context.fill();
  }
}

/** Short strokes, each with a time of its own that goes round a whole number of times. */
function drawWater(context, { width, height, turn }, line) {
  for (let row = 0; row < 58; row += 1) {
    const near = row / 57;
    const y = line + 3 + (height - line) * near ** 1.7;
    const count = 40 - Math.round(24 * near);
    for (let index = 0; index < count; index += 1) {
      const jitter = hash(row * 57 + index);
      const x =
        jitter * width * 1.1 - width * 0.05 + Math.sin(turn * TAU + jitter * 40) * (4 + 16 * near);
      const rounds = 1 + Math.floor(hash(row * 31 + index * 7) * 3);
      const light = 0.5 + 0.5 * Math.sin(turn * TAU * rounds + jitter * 90);
      const path = Math.exp(-(((x - width * 0.66) / (width * (0.05 + 0.13 * near))) ** 2));
      const alpha = light * (0.05 + 0.6 * path) * (1 - near * 0.35);
      context.fillStyle =
        path > 0.2
          ? `rgb(255 219 168 / ${alpha.toFixed(3)})`
          : `rgb(206 200 205 / ${alpha.toFixed(3)})`;
      context.fillRect(x, y, (10 + 46 * near) * (0.4 + jitter), 0.8 + 2.2 * near);
    }
  }
}

function drawBoat(context, { x, y, mast, lean }) {
  context.save();
  context.translate(x, y);
  context.fillStyle = 'rgb(14 20 30 / 45%)';
  context.beginPath();
  context.ellipse(6, 22, 118, 13, 0, 0, TAU);
  context.fill();
  context.rotate(lean);
  context.fillStyle = '#1f2430';
  context.beginPath();
  context.moveTo(-112, -14);
  context.quadraticCurveTo(-92, 24, -58, 25);
  context.lineTo(66, 25);
  context.quadraticCurveTo(104, 20, 122, -22);
  context.quadraticCurveTo(20, -4, -112, -14);
  context.fill();
  context.strokeStyle = '#b9806a';
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(-111, -13);
  context.quadraticCurveTo(20, -3, 121, -21);
  context.stroke();
  context.strokeStyle = '#1a1e29';
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(2, -6);
  context.lineTo(6, -mast);
  context.stroke();
  context.lineWidth = 1.3;
  context.beginPath();
  context.moveTo(-106, -14);
  context.lineTo(6, -mast);
  context.lineTo(118, -20);
  context.stroke();
  context.restore();
}

function drawQuay(context, width, height) {
  context.fillStyle = '#14181f';
  context.fillRect(0, height * 0.93, width, height * 0.07);
  for (const x of [0.12, 0.78]) {
    context.fillRect(width * x, height * 0.86, 26, height * 0.1);
    context.beginPath();
    context.ellipse(width * x + 13, height * 0.86, 19, 7, 0, 0, TAU);
    context.fill();
  }
}

function hash(number) {
  const value = Math.sin(number * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}
