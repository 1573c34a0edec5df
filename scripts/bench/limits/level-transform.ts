/** The least that shows a voice: one transform for each level, ten times a second. */
const INTERVAL_MS = 100;

const circle = document.createElement('div');
circle.id = 'circle';
document.body.append(circle);

let levels = 0;
setInterval(() => {
  // Never the same twice in a row, as with a voice.
  const level = 0.5 + 0.5 * Math.sin(levels++);
  circle.style.transform = `scale(${(0.7 + level * 0.3).toFixed(2)})`;
}, INTERVAL_MS);
