import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/toast/toast.ts';
import { configurePicture } from './picture-calls.ts';
import { UploadGivenUp } from './upload-steps.ts';

/** What the owner of a picture field wants to be told. */
export type PictureUploadEvents = {
  /** The picture is there; or, with an empty text, it was taken away. */
  onImage: (image: string) => void;
  onUploadStart?: (() => void) | undefined;
  /** Told after each start, whatever came of it. */
  onUploadEnd?: (() => void) | undefined;
};

export type PictureUpload = {
  isUploading: boolean;
  /** What went wrong last, in words; stays when its toast has gone. */
  problem: string | undefined;
  /** A file was uploaded but not made the site's: that alone can be tried again. */
  canConfigureAgain: boolean;
  /** What has just happened, for those who do not see it; the page's own announcements are silent behind a dialog. */
  said: string;
  upload: (file: File) => Promise<void>;
  /** Takes the picture away from the article. */
  remove: () => void;
  configureAgain: () => Promise<void>;
};

/** Uploads a chosen picture, makes it the site's, and tells of it by toasts (specification, section 8). */
export function usePictureUpload(events: PictureUploadEvents): PictureUpload {
  const t = useTranslations('pictures');
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [unconfigured, setUnconfigured] = useState<string>();
  const [said, setSaid] = useState('');
  const work = useRef<AbortController>(undefined);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => () => work.current?.abort(), []);

  const fail = (text: string, advice?: string) => {
    const description = advice ? `${text}. ${advice}` : text;
    setProblem(description);
    showToast({ title: t('errorTitle'), description, variant: 'destructive' });
  };
  const run = async (task: (signal: AbortSignal) => Promise<void>) => {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    setUploading(true);
    setProblem(undefined);
    setSaid('');
    latest.current.onUploadStart?.();
    try {
      await task(controller.signal);
    } finally {
      work.current = undefined;
      setUploading(false);
      latest.current.onUploadEnd?.();
    }
  };
  const configure = async (uploadURL: string, signal: AbortSignal) => {
    try {
      const path = await configurePicture(uploadURL, signal);
      setUnconfigured(undefined);
      latest.current.onImage(path);
      setSaid(t('done'));
      showToast({ title: t('successTitle'), description: t('done') });
    } catch {
      if (signal.aborted) return;
      setUnconfigured(uploadURL);
      fail(t('failed.configure'), t('stillUploaded'));
    }
  };

  return {
    isUploading,
    problem,
    canConfigureAgain: unconfigured !== undefined,
    said: isUploading ? t('uploading') : said,
    remove: () => {
      latest.current.onImage('');
      setSaid(t('removed'));
    },
    upload: (file) =>
      run(async (signal) => {
        setUnconfigured(undefined);
        let uploadURL: string;
        try {
          const { uploadPicture } = await import('./upload-with-uppy.ts');
          uploadURL = await uploadPicture(file, signal);
        } catch (error) {
          if (signal.aborted) return;
          const reason = error instanceof UploadGivenUp ? error.reason : 'failed';
          if (reason === 'address') fail(t('failed.address'));
          else fail(t('failed.upload'), t(`advice.${reason}`));
          return;
        }
        await configure(uploadURL, signal);
      }),
    configureAgain: async () => {
      if (unconfigured !== undefined) await run((signal) => configure(unconfigured, signal));
    },
  };
}
