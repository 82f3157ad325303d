import { beginPicture, drawFoot, MARGIN, PICTURE, type PictureTheme } from '@/bible/picture/picture';
import { MONTHS } from '@/platform/values/dates';
import type { RecallDay } from '../model/overview';
import { shadeOf, SHADES } from './shades';

const COLUMNS = 3;
const MONTHS_SHOWN = 12;
const CELL = 26;
const CELL_GAP = 5;
const NAME_HEIGHT = 48;
/** A month begins on any weekday, and so touches six weeks. */
const WEEKS = 6;

const MONTH_WIDTH = 7 * (CELL + CELL_GAP) - CELL_GAP;
const MONTH_GAP = (PICTURE.width - 2 * MARGIN - COLUMNS * MONTH_WIDTH) / (COLUMNS - 1);
const MONTH_HEIGHT = NAME_HEIGHT + WEEKS * (CELL + CELL_GAP);

/** The days of the last twelve months, by month (`yyyy-MM`), oldest first. */
function lastMonths(year: readonly RecallDay[]): (readonly [month: string, days: readonly RecallDay[]])[] {
  const months = [...new Set(year.map(({ day }) => day.slice(0, 7)))].slice(-MONTHS_SHOWN);
  return months.map((month) => [month, year.filter(({ day }) => day.startsWith(month))]);
}

/** Draws the last twelve months, each day in the shade of its recalls, weeks from Sunday. */
export const drawYear =
  (year: readonly RecallDay[], line: string, theme: PictureTheme) =>
  (canvas: HTMLCanvasElement): void => {
    const begun = beginPicture(canvas, theme);
    if (!begun) return;
    const { context, look } = begun;
    lastMonths(year).forEach(([month, days], index) => {
      const left = MARGIN + (index % COLUMNS) * (MONTH_WIDTH + MONTH_GAP);
      const top = MARGIN + Math.floor(index / COLUMNS) * MONTH_HEIGHT;
      const begins = new Date(`${month}-01T12:00:00`).getDay();
      context.fillStyle = look.muted;
      context.font = `26px ${look.face}`;
      context.fillText(MONTHS[Number(month.slice(5)) - 1] ?? '', left, top + NAME_HEIGHT / 2);
      for (const { day, runs } of days) {
        const at = begins + Number(day.slice(8)) - 1;
        const shade = shadeOf(runs);
        context.fillStyle = shade === 0 ? look.muted : look.accent;
        context.globalAlpha = shade === 0 ? 0.15 : shade / SHADES.length;
        context.fillRect(
          left + (at % 7) * (CELL + CELL_GAP),
          top + NAME_HEIGHT + Math.floor(at / 7) * (CELL + CELL_GAP),
          CELL,
          CELL,
        );
      }
      context.globalAlpha = 1;
    });
    drawFoot(begun, line);
  };
