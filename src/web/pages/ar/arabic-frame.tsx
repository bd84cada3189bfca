import { addresses } from '../../addresses.ts';
import { LogoMark } from '../../art/logo.tsx';
import readingSheet from '../../browser/reading-sheet.ts?standalone';

/** The ways on from an Arabic page. Those that lead to English pages say so. */
const ways = [
  { to: addresses.arabicTopics, label: 'كل المواضيع' },
  { to: addresses.ask, label: 'اسأل سؤالا' },
  { to: addresses.work('quran'), label: 'القرآن', isEnglish: true },
  { to: addresses.check, label: 'افحص نصا', isEnglish: true },
];

/** The header of Arabic pages. They are only read, so their links are plain ones. */
export function ArabicHeader() {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a href={addresses.arabicTopics} className="wordmark" aria-label="إسناد">
          <LogoMark className="wordmark-mark" />
          <span>إسناد</span>
        </a>
        <nav className="site-nav arabic-nav" aria-label="الصفحات الرئيسة">
          <ul>
            {ways.slice(0, 2).map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className="icon-button plain-button needs-scripting"
          aria-label="إعدادات القراءة"
          data-run={readingSheet}
        >
          Aa
        </button>
        <a href={addresses.home} lang="en" dir="ltr" hrefLang="en" className="to-english">
          English
        </a>
      </div>
    </header>
  );
}

export const ArabicFooter = () => (
  <footer className="site-footer">
    <div className="site-footer-grid">
      <div className="site-footer-word">
        <LogoMark className="site-footer-mark" />
        <p>
          الإسناد هو السلسلة التي تربط القول بمصدره. وكل نص مقتبس هنا مربوط بطبعة معينة، أو لا يقال إنه تم التحقق منه.
        </p>
      </div>
      <nav aria-label="روابط">
        <ul>
          {ways.map(({ to, label, isEnglish }) => (
            <li key={to}>
              <a href={to} hrefLang={isEnglish ? 'en' : 'ar'}>
                {label}
                {isEnglish && ' (بالإنجليزية)'}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
