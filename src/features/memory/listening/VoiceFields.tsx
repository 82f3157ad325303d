import { useSyncExternalStore } from 'react';
import { deviceVoices } from '@/platform/speech/voice';
import { watchVoices } from '@/platform/speech/useHasVoice';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { SelectField } from '@/ui/controls/Field';
import { listeningChosen, selectListening, PACES, SLEEPS, type ListeningChoice } from './listening';

/** As text, because `useSyncExternalStore` needs the same value for the same voices. */
const voicesAsText = (): string =>
  JSON.stringify(deviceVoices().map((voice) => [voice.voiceURI, nameOfVoice(voice)]));

const nameOfVoice = (voice: SpeechSynthesisVoice | undefined): string =>
  voice ? `${voice.name} (${voice.lang})` : "The device's own";

/** The device's voices, including those that load late. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  useSyncExternalStore(watchVoices, voicesAsText);
  return deviceVoices();
}

/** The settings for reading aloud: voice, pace, and the minutes until it stops. */
export function VoiceFields() {
  const dispatch = useAppDispatch();
  const voices = useVoices();
  const { choice } = useAppSelector(selectListening);
  const change = (part: Partial<ListeningChoice>) => dispatch(listeningChosen(part));
  return (
    <>
      <SelectField
        label="Voice"
        value={choice.voice}
        options={['', ...voices.map(({ voiceURI }) => voiceURI)]}
        nameOf={(uri) => nameOfVoice(voices.find(({ voiceURI }) => voiceURI === uri))}
        onChange={(voice) => change({ voice })}
      />
      <SelectField
        label="Pace"
        value={choice.pace}
        options={PACES}
        nameOf={(pace) => (pace === 1 ? 'Usual' : `${pace} times`)}
        onChange={(pace) => change({ pace })}
      />
      <SelectField
        label="Sleep timer"
        value={choice.sleep}
        options={SLEEPS}
        nameOf={(minutes) => (minutes === 0 ? 'Off' : `${minutes} minutes`)}
        onChange={(sleep) => change({ sleep })}
      />
    </>
  );
}
