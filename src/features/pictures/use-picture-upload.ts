import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/toast/toasts.ts';
import { configurePicture, uploadPicture } from './upload-picture.ts';
import { callWithRetries, UploadGivenUp, type UploadWait, type UploadWatch } from './upload-retries.ts';

/** A request that has to wait this long for its next try has failed for a while, and is reported by a toast. */
const TOLD_AFTER_SECONDS = 8;

/** Callbacks for the owner of a picture field. */
export type PictureUploadEvents = {
  /** The picture is there; or, with an empty text, it was taken away. */
  onImage: (image: string) => void;
  onUploadStart?: (() => void) | undefined;
  /** Called after each start, whatever its outcome. */
  onUploadEnd?: (() => void) | undefined;
};

export type PictureUpload = {
  isUploading: boolean;
  /** What the upload waits for before it goes on by itself, in words. */
  waiting: string | undefined;
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
  /** Stops the upload that is under way. */
  cancel: () => void;
};

/** Uploads a chosen picture, makes it the site's, and tells of it by toasts. */
export function usePictureUpload(events: PictureUploadEvents): PictureUpload {
  const t = useTranslations('pictures');
  const [isUploading, setUploading] = useState(false);
  const [wait, setWait] = useState<UploadWait>();
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
  const onWait = (next: UploadWait | undefined) => {
    setWait(next);
    if (next?.for === 'nextTry' && next.step !== 'upload' && next.seconds === TOLD_AFTER_SECONDS) {
      showToast({ title: t('errorTitle'), description: inWords(next), variant: 'destructive' });
    }
  };
  const inWords = (waited: UploadWait): string =>
    waited.for === 'connection'
      ? t('waiting.connection')
      : `${t(`failed.${waited.step}`)}. ${t('waiting.nextTry', { seconds: waited.seconds })}`;
  const run = async (task: (watch: UploadWatch) => Promise<void>) => {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    setUploading(true);
    setProblem(undefined);
    setSaid('');
    latest.current.onUploadStart?.();
    try {
      await task({ signal: controller.signal, onWait });
    } finally {
      work.current = undefined;
      setUploading(false);
      if (controller.signal.aborted) setSaid(t('cancelled'));
      latest.current.onUploadEnd?.();
    }
  };
  const configure = async (uploadURL: string, watch: UploadWatch) => {
    try {
      const path = await callWithRetries('configure', () => configurePicture(uploadURL, watch.signal), watch);
      setUnconfigured(undefined);
      latest.current.onImage(path);
      setSaid(t('done'));
      showToast({ title: t('successTitle'), description: t('done') });
    } catch {
      setUnconfigured(uploadURL);
      if (watch.signal.aborted) return;
      fail(t('failed.configure'), t('stillUploaded'));
    }
  };

  return {
    isUploading,
    waiting: wait && inWords(wait),
    problem,
    canConfigureAgain: unconfigured !== undefined,
    said: isUploading ? t('uploading') : said,
    remove: () => {
      latest.current.onImage('');
      setSaid(t('removed'));
    },
    upload: (file) =>
      run(async (watch) => {
        setUnconfigured(undefined);
        let uploadURL: string;
        try {
          uploadURL = await uploadPicture(file, watch);
        } catch (error) {
          if (watch.signal.aborted) return;
          const reason = error instanceof UploadGivenUp ? error.reason : 'failed';
          if (reason === 'address') fail(t('failed.address'));
          else fail(t('failed.upload'), t(`advice.${reason}`));
          return;
        }
        await configure(uploadURL, watch);
      }),
    configureAgain: async () => {
      if (unconfigured !== undefined) await run((watch) => configure(unconfigured, watch));
    },
    cancel: () => work.current?.abort(),
  };
}
