import { isRightToLeft, setText } from './pictureText';

/** The picture's size in px: upright, for phones. */
export const PICTURE = { width: 1080, height: 1350 };
/** px, on every side. */
export const MARGIN = 110;
const FOOT = 170;
const SIZES = [84, 76, 68, 62, 56, 50, 46, 42, 38, 34, 30, 26];
const LEADING = 1.5;

export type PictureTheme = 'light' | 'dark';

/** The theme that the page is shown in. */
export const shownTheme = (): PictureTheme =>
  document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light';

/** The colours and typefaces of a theme, read from the app's style sheet. */
function lookOf(theme: PictureTheme) {
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

/** An empty picture in a theme; null in a browser without canvas. */
export function beginPicture(canvas: HTMLCanvasElement, theme: PictureTheme) {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const look = lookOf(theme);
  const { width, height } = PICTURE;
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = look.paper;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'middle';
  return { context, look };
}

/** A short rule and a line, at the foot of a picture. */
export function drawFoot({ context, look }: BegunPicture, line: string): void {
  const foot = PICTURE.height - MARGIN;
  context.fillStyle = look.accent;
  context.fillRect(MARGIN, foot - 80, 90, 4);
  context.fillStyle = look.ink;
  // Legible also where the picture is a third as large, as on a phone.
  context.font = `48px ${look.face}`;
  context.fillText(line, MARGIN, foot - 24, PICTURE.width - 2 * MARGIN);
}

type BegunPicture = NonNullable<ReturnType<typeof beginPicture>>;

/** Draws a text in the app's typography: the text, a short rule, and a line such as the reference. */
export const drawPicture =
  (text: string, line: string, theme: PictureTheme) =>
  (canvas: HTMLCanvasElement): void => {
    const begun = beginPicture(canvas, theme);
    if (!begun) return;
    const { context, look } = begun;
    const { width, height } = PICTURE;
    const box = {
      width: width - 2 * MARGIN,
      height: height - 2 * MARGIN - FOOT,
      sizes: SIZES,
      leading: LEADING,
    };
    const set = setText(text, box, (each, size) => {
      context.font = `${size}px ${look.scripture}`;
      return context.measureText(each).width;
    });
    const lineHeight = set.size * LEADING;
    const top = MARGIN + Math.max(0, (box.height - set.lines.length * lineHeight) / 2);
    context.font = `${set.size}px ${look.scripture}`;
    context.fillStyle = look.ink;
    const rightToLeft = isRightToLeft(text);
    context.direction = rightToLeft ? 'rtl' : 'ltr';
    const start = rightToLeft ? width - MARGIN : MARGIN;
    set.lines.forEach((each, index) => context.fillText(each, start, top + (index + 0.5) * lineHeight));
    context.direction = 'ltr';
    drawFoot(begun, line);
  };
