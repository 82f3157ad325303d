import { useEffect, type RefObject } from 'react';
import { canShare } from '@/platform/page/share';
import { useAppDispatch } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { PICTURE } from './picture';
import { savePicture, sharePicture } from './sharePicture';

interface PictureProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** What it says, for those who do not see it. */
  label: string;
  draw: (canvas: HTMLCanvasElement) => void;
}

/** A picture, which is drawn on the device and not sent anywhere. */
export function Picture({ canvas, label, draw }: PictureProps) {
  useEffect(() => {
    if (canvas.current) draw(canvas.current);
  }, [canvas, draw]);
  return (
    <canvas ref={canvas} {...PICTURE}>
      {label}
    </canvas>
  );
}

interface PictureButtonsProps extends Pick<PictureProps, 'canvas'> {
  /** Names its file. */
  name: string;
}

/** The actions for the picture: save it, or share it if the device can. */
export function PictureButtons({ canvas, name }: PictureButtonsProps) {
  const dispatch = useAppDispatch();
  const withFile = (use: (picture: File | null) => void) =>
    canvas.current?.toBlob((blob) =>
      use(blob && new File([blob], `${name.replace(/[^\w]+/g, ' ').trim()}.png`, { type: 'image/png' })),
    );
  const shareable = canShare({ files: [new File([], 'verse.png', { type: 'image/png' })] });
  return (
    <>
      <Button main={!shareable} onClick={() => withFile((picture) => dispatch(savePicture(picture)))}>
        Save picture
      </Button>
      {shareable && (
        <Button main onClick={() => withFile((picture) => void dispatch(sharePicture(picture)))}>
          Share picture...
        </Button>
      )}
    </>
  );
}
