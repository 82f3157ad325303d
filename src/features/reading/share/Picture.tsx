import { useEffect, type RefObject } from 'react';
import { canShare } from '@/platform/page/share';
import { savePicture, shareBySystem } from './share';
import { useAppDispatch } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { drawPicture, PICTURE } from './picture';

interface PictureProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  text: string;
  /** The line under the text: `John 3:16 (KJV)`. */
  reference: string;
  theme: 'light' | 'dark';
}

/** The verses as a picture, which is drawn on the device and not sent anywhere. */
export function Picture({ canvas, text, reference, theme }: PictureProps) {
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, text, reference, theme);
  }, [canvas, text, reference, theme]);
  return (
    <canvas ref={canvas} {...PICTURE}>
      {text} {reference}
    </canvas>
  );
}

/** The actions for the picture: save it, or share it if the device can. */
export function PictureButtons({ canvas, reference }: Pick<PictureProps, 'canvas' | 'reference'>) {
  const dispatch = useAppDispatch();
  const withFile = (use: (picture: File | null) => void) =>
    canvas.current?.toBlob((blob) =>
      use(blob && new File([blob], `${reference.replace(/[^\w]+/g, ' ').trim()}.png`, { type: 'image/png' })),
    );
  const shareable = canShare({ files: [new File([], 'verse.png', { type: 'image/png' })] });
  return (
    <>
      <Button main={!shareable} onClick={() => withFile((picture) => dispatch(savePicture(picture)))}>
        Save picture
      </Button>
      {shareable && (
        <Button
          main
          onClick={() => withFile((picture) => picture && void dispatch(shareBySystem({ files: [picture] })))}
        >
          Share picture...
        </Button>
      )}
    </>
  );
}
