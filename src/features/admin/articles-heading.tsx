import { useTranslations } from 'use-intl';
import { useAccount } from './account.tsx';

const ACTION = 'inline-flex min-h-11 items-center font-bold text-link text-sm';

/** Title, subtitle and the three buttons of `/admin` (docs/product/administration.md, Panel). */
export function ArticlesHeading() {
  const t = useTranslations('admin');
  const { changePassword, signOut, isSigningOut } = useAccount();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div>
        <h1 className="text-title-md">{t('title')}</h1>
        <p className="text-ink-soft text-sm">{t('subtitle')}</p>
      </div>
      <div className="flex flex-wrap gap-x-5">
        {/* Reloaded, so that the server answers in the visitor's language. */}
        <a href="/" className={ACTION}>
          {t('frame.home')}
        </a>
        <button type="button" className={ACTION} onClick={changePassword}>
          {t('frame.changePassword')}
        </button>
        <button type="button" className={ACTION} onClick={signOut}>
          {t(isSigningOut ? 'frame.signingOut' : 'frame.signOut')}
        </button>
      </div>
    </div>
  );
}
