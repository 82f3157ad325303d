import { useState } from 'react';
import { paths, practicePath, publicUrl } from '@/routes/paths';
import { isGuest } from '@/data/session/users';
import { DAYS } from '@/platform/values/dates';
import { useAppSelector } from '@/data/store/hooks';
import { download } from '@/platform/page/download';
import { useToday } from '@/platform/page/useToday';
import { useActions } from '@/ui/actions/useActions';
import { Button } from '@/ui/controls/Button';
import { TextField, CheckField } from '@/ui/controls/Field';
import { calendarFile } from './model/formats/calendar';
import styles from './YourData.module.scss';
import { selectCurrentUser } from '@/data/session/session';

const REMINDERS = [
  { id: 'practice', label: 'Practice', title: 'Practise memory passages', path: practicePath() },
  { id: 'reading', label: 'Reading', title: 'Read today’s chapter', path: paths.readingPlan },
  { id: 'prayer', label: 'Prayer', title: 'Pray', path: paths.prayers },
] as const;

const FILE_NAME = 'nuggets-reminders.ics';

const EVERY_DAY = [...DAYS.keys()];

/** A link may lead here: `/yourData#remind`. */
function scrollIfLinked(heading: HTMLHeadingElement | null): void {
  if (window.location.hash === '#remind') heading?.scrollIntoView();
}

/** A calendar file that reminds of practice, reading and prayer, because the server does not know when to remind. */
export function RemindSection() {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const today = useToday();
  const offered = REMINDERS.filter(({ id }) => id !== 'prayer' || !isGuest(user));
  const [wanted, setWanted] = useState<readonly string[]>(['practice']);
  const [days, setDays] = useState<readonly number[]>(EVERY_DAY);
  const [time, setTime] = useState('07:00');
  const [isSaved, setSaved] = useState(false);
  const chosen = offered.filter(({ id }) => wanted.includes(id));
  const isReady = chosen.length > 0 && days.length > 0 && time !== '';
  const remind = () => {
    const reminders = chosen.map(({ id, title, path }) => ({ id, title, url: publicUrl(path) }));
    const file = calendarFile(reminders, { days, time, from: today });
    download(FILE_NAME, new Blob([file], { type: 'text/calendar' }));
    setSaved(true);
  };
  useActions([
    { label: 'Remind me', names: ['calendar', 'reminder', 'reminders'], disabled: !isReady, run: remind },
  ]);
  return (
    <section aria-labelledby="remind">
      <h2 id="remind" ref={scrollIfLinked} tabIndex={-1}>
        Reminders
      </h2>
      <p className="muted">Your calendar reminds you, with a link into the app. Open the file with it.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          remind();
        }}
      >
        <fieldset className={styles.choices}>
          <legend>Of</legend>
          {offered.map(({ id, label }) => (
            <CheckField
              key={id}
              id={`remind-${id}`}
              label={label}
              checked={wanted.includes(id)}
              onChange={(checked) =>
                setWanted(checked ? [...wanted, id] : wanted.filter((each) => each !== id))
              }
            />
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>On</legend>
          {DAYS.map((day, number) => (
            <CheckField
              key={day}
              id={`remind-${day}`}
              label={day}
              checked={days.includes(number)}
              onChange={(checked) =>
                setDays(EVERY_DAY.filter((each) => (each === number ? checked : days.includes(each))))
              }
            />
          ))}
        </fieldset>
        <TextField
          label="At"
          type="time"
          className={`form-control ${styles.time}`}
          value={time}
          onChange={setTime}
        />
        <div className="actions">
          <Button type="submit" disabled={!isReady}>
            Remind me
          </Button>
        </div>
        <p role="status" className="muted">
          {isSaved && `${FILE_NAME} is saved. Open it to put it into your calendar.`}
        </p>
      </form>
    </section>
  );
}
