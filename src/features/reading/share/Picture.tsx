import { useEffect, useRef, useState } from 'react';
import { canShare, savePicture, shareBySystem } from './share';
import { useAppDispatch } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { drawPicture, PICTURE } from './picture';
import styles from './ShareDialog.module.scss';

interface PictureProps {
  text: string;
  /** The line under the text: `John 3:16 (KJV)`. */
  reference: string;
}

/** The verses as a light or dark picture to save or share. It is drawn on the device and sent nowhere. */
export function Picture({ text, reference }: PictureProps) {
  const dispatch = useAppDispatch();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light',
  );
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, text, reference, theme);
  }, [text, reference, theme]);

  const withFile = (use: (picture: File | null) => void) =>
    canvas.current?.toBlob((blob) =>
      use(blob && new File([blob], `${reference.replace(/[^\w]+/g, ' ').trim()}.png`, { type: 'image/png' })),
    );
  const shareable = canShare({ files: [new File([], 'verse.png', { type: 'image/png' })] });
  return (
    <>
      <canvas ref={canvas} {...PICTURE}>
        {text} {reference}
      </canvas>
      <div className={styles.pictureActions}>
        <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Light picture' : 'Dark picture'}
        </Button>
        <Button onClick={() => withFile((picture) => dispatch(savePicture(picture)))}>Save picture</Button>
        {shareable && (
          <Button
            onClick={() =>
              withFile((picture) => picture && void dispatch(shareBySystem({ files: [picture] })))
            }
          >
            Share picture...
          </Button>
        )}
      </div>
    </>
  );
}
