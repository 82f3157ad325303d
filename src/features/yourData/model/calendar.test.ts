import { expect, it } from 'vitest';
import { calendarFile } from './formats/calendar';

const practice = {
  id: 'practice',
  title: 'Practise memory passages',
  url: 'https://example.org/nuggets/practice',
};

/** The lines of a calendar file, unfolded. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

it('reminds on the chosen days at the chosen local hour, with a link into the app', () => {
  // 2026-11-20 is a Friday: the first of the days is the Monday after it.
  const lines = linesOf(calendarFile([practice], { days: [1, 3], time: '06:45', from: '2026-11-20' }));
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART:20261123T064500',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
      'SUMMARY:Practise memory passages',
      'URL:https://example.org/nuggets/practice',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
    ]),
  );
  expect(lines.filter((line) => /^(?:DTSTART|DTEND).*(?:Z|TZID)/.test(line))).toEqual([]);
});

/** A duration by RFC 5545, 3.3.6: it names at least one unit. */
const DURATION = /^[+-]?P(?:\d+W|\d+D(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)$/;

it('sets the alarm at the start of the event, in a duration that calendars accept', () => {
  const lines = linesOf(calendarFile([practice], { days: [1], time: '06:45', from: '2026-11-20' }));
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  expect(valueOf('TRIGGER')).toMatch(DURATION);
  expect(valueOf('TRIGGER')).toMatch(/^-?PT0[SM]$/);
  expect(valueOf('DURATION')).toMatch(DURATION);
});

it('begins today if today is a chosen day, with one event for each reminder', () => {
  const file = calendarFile([practice, { ...practice, id: 'prayer', title: 'Pray' }], {
    days: [0, 5],
    time: '21:00',
    from: '2026-11-20',
  });
  const lines = linesOf(file);
  expect(lines.filter((line) => line === 'DTSTART:20261120T210000')).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:practice-SU-FR-2100@nuggets',
    'UID:prayer-SU-FR-2100@nuggets',
  ]);
});
