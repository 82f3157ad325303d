import { useEffect, useState } from 'react';

/** How long the loading has taken so far, in seconds (§2 'Practice'). */
export function ElapsedSeconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="timer" aria-live="off" className="muted">
      {seconds} {seconds === 1 ? 'second' : 'seconds'}
    </p>
  );
}
