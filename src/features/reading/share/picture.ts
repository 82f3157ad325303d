import { isRightToLeft, setText } from '../model/pictureText';

/** The picture's size in px: upright, for phones. */
export const PICTURE = { width: 1080, height: 1350 };
const MARGIN = 110;
const FOOT = 170;
const SIZES = [84, 76, 68, 62, 56, 50, 46, 42, 38, 34, 30, 26];
const LEADING = 1.5;

/** The colours and typefaces of a theme, read from the app's style sheet. */
function lookOf(theme: 'light' | 'dark') {
  const probe = document.createElement('div');
  probe.dataset.bsTheme = theme;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const value = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  const look = {
    paper: value('--bs-body-bg', '#fbf8f1'),
    ink: value('--bs-body-color', '#2a2620'),
    muted: value('--bs-secondary-color', '#665e51'),
    accent: value('--accent', '#7a5c12'),
    scripture: value('--scripture', 'Georgia, serif'),
    face: value('--bs-font-sans-serif', 'sans-serif'),
  };
  probe.remove();
  return look;
}

/**
 * Draws verses in the app's typography: the text, a short rule, the reference. Does nothing in a browser without
 * canvas.
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  text: string,
  reference: string,
  theme: 'light' | 'dark',
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const look = lookOf(theme);
  const { width, height } = PICTURE;
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = look.paper;
  context.fillRect(0, 0, width, height);

  const box = {
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - FOOT,
    sizes: SIZES,
    leading: LEADING,
  };
  const set = setText(text, box, (line, size) => {
    context.font = `${size}px ${look.scripture}`;
    return context.measureText(line).width;
  });
  const lineHeight = set.size * LEADING;
  const top = MARGIN + Math.max(0, (box.height - set.lines.length * lineHeight) / 2);
  context.font = `${set.size}px ${look.scripture}`;
  context.fillStyle = look.ink;
  context.textBaseline = 'middle';
  const rightToLeft = isRightToLeft(text);
  context.direction = rightToLeft ? 'rtl' : 'ltr';
  const start = rightToLeft ? width - MARGIN : MARGIN;
  set.lines.forEach((line, index) => context.fillText(line, start, top + (index + 0.5) * lineHeight));
  context.direction = 'ltr';

  const foot = height - MARGIN;
  context.fillStyle = look.accent;
  context.fillRect(MARGIN, foot - 80, 90, 4);
  context.fillStyle = look.ink;
  // Legible also where the picture is a third as large, as on a phone.
  context.font = `48px ${look.face}`;
  context.fillText(reference, MARGIN, foot - 24, box.width);
}
